import { expect, it } from 'vitest';
import { epochMs } from '../money/index.ts';
import { nextReminderAt } from './index.ts';

const hour = 3_600_000;
const now = epochMs(Date.UTC(2026, 9, 16, 16));

it.each([
  ['at once', 0, null, 0],
  ['a day after the last', 1, -1, 23],
  ['at once, where that is long ago', 2, -30, 0],
  ['never after the third', 3, -99, null],
] as const)('an announcement is reminded of %s [validation-019]', (_, sent, lastHours, inHours) => {
  const last = lastHours === null ? null : epochMs(now + lastHours * hour);
  expect(nextReminderAt(sent, last, now)).toBe(inHours === null ? null : now + inHours * hour);
});
