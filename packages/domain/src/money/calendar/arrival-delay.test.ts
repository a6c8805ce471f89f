import { describe, expect, it } from 'vitest';
import { arrivalDelay } from './arrival-delay.ts';
import { isoDate } from './iso-date.ts';

const delay = (today: string, arrivesOn: string) => arrivalDelay(isoDate(today), isoDate(arrivesOn), 'US');

describe('why free money arrives later than on the next business day', () => {
  it.each([
    ['on a Monday morning, for Tuesday', '2026-11-16', '2026-11-17'],
    ['on a Friday morning, for Monday', '2026-11-13', '2026-11-16'],
  ])('is nothing %s', (_, today, arrivesOn) => {
    expect(delay(today, arrivesOn)).toBeNull();
  });

  it.each([
    ['on a Monday evening, for Wednesday', '2026-11-16', '2026-11-18', '2026-11-17'],
    ['on a Friday evening, for Tuesday', '2026-11-13', '2026-11-17', '2026-11-16'],
    ['on a Saturday, for Tuesday', '2026-11-14', '2026-11-17', '2026-11-16'],
  ])('is that banks send it later %s', (_, today, arrivesOn, date) => {
    expect(delay(today, arrivesOn)).toEqual({ kind: 'sentLater', date });
  });

  it.each([
    ['today', '2026-11-26', '2026-11-30'],
    ['on the way', '2026-11-25', '2026-11-27'],
    ['on the way after a late request', '2026-11-24', '2026-11-27'],
  ])('is a holiday %s', (_, today, arrivesOn) => {
    expect(delay(today, arrivesOn)).toEqual({ kind: 'holiday', date: '2026-11-26' });
  });
});
