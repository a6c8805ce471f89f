import { expect, it } from 'vitest';
import { epochMs } from '../money/index.ts';
import { nextReminderAt } from './index.ts';

const hour = 3_600_000;
const now = epochMs(Date.UTC(2026, 9, 16, 16));

it.each([
  ['once it is published', 0, null, -48],
  ['a day after the last', 1, -1, 23],
  ['since a day after the last, where that is long ago', 2, -30, -6],
  ['never after the third', 3, -99, null],
] as const)('an announcement is reminded of %s [validation-019]', (_, sent, lastHours, inHours) => {
  const last = lastHours === null ? null : epochMs(now + lastHours * hour);
  expect(nextReminderAt(sent, epochMs(now - 48 * hour), last)).toBe(
    inHours === null ? null : now + inHours * hour,
  );
});
