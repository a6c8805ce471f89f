import { expect, it } from 'vitest';
import { countProblem } from './count-limits.ts';

it.each([
  ['detail', 'TooLong'],
  ['groupMembers', 'TooManyGroupMembers'],
  ['reminders', 'TooManyReminders'],
  ['files', 'TooManyFiles'],
] as const)('too many of %s: %s; as many as the most is fine', (kind, key) => {
  expect(countProblem(kind, 4, 3)).toEqual({ key, max: 3 });
  expect(countProblem(kind, 3, 3)).toBeNull();
  expect(countProblem(kind, 1, 0)).toEqual({ key, max: 0 });
  expect(countProblem(kind, 1_000_000, null)).toBeNull();
});
