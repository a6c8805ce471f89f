import { expect, it } from 'vitest';
import { askAgainAt, isUndecided } from './on-its-way.ts';

const promisedAt = new Date('2026-10-19T13:00:00Z');
const after = (ms: number) => new Date(promisedAt.getTime() + ms);
const minute = 60_000;
const hour = 60 * minute;

it.each([
  ['before it was due', -hour, 5 * minute],
  ['when it was due', 0, 5 * minute],
  ['after twenty minutes', 20 * minute, 20 * minute],
  ['after a day', 24 * hour, 12 * hour],
])('a rail that has not decided is asked again ever later: %s', (_, late, wait) => {
  expect(askAgainAt(after(late), promisedAt)).toEqual(after(late + wait));
});

it.each([
  ['taken', 0, true],
  ['held', 0, true],
  ['paid', 20_00, false],
  ['paid', 1, false],
  ['paid', 0, true],
  ['paid', -5_00, true],
  ['paid', 25_00, true],
  ['returned', 0, false],
  ['voided', 0, false],
] as const)(
  'what a rail says of $20.00 decides it only where it can be: %s, %i',
  (state, paidMinor, expected) => {
    expect(isUndecided({ state, paidMinor }, { amountMinor: 20_00 })).toBe(expected);
  },
);
