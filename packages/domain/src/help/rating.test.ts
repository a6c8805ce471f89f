import { describe, expect, it } from 'vitest';
import { asksForRating, ratingAction } from './rating.ts';

const now = new Date('2026-11-23T12:00:00Z');
const daysAgo = (days: number) => new Date(now.getTime() - days * 86_400_000);

describe('asking for a rating', () => {
  it('waits for the third transfer that arrived', () => {
    expect([0, 2, 3, 40].map((arrived) => asksForRating({ answer: null, arrived }, now))).toEqual([
      ...[false, false, true, true],
    ]);
  });

  it('comes again 30 days after “Remind me later”', () => {
    const later = (days: number) =>
      asksForRating({ answer: { action: 'RemindMeLator', at: daysAgo(days) }, arrived: 5 }, now);
    expect([0, 29, 30].map(later)).toEqual([false, false, true]);
  });

  it('never comes again after another answer', () => {
    for (const action of ['AppRated', 'NoThanks'] as const)
      expect(asksForRating({ answer: { action, at: daysAgo(900) }, arrived: 90 }, now)).toBe(false);
  });
});

it('has the actions in the documents’ order [help-014]', () => {
  expect(ratingAction.names.map((name) => ratingAction.toWire(name))).toEqual([0, 1, 2, 3]);
});
