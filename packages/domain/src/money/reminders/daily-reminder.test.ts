import { describe, expect, it } from 'vitest';
import { minorUnits } from '../amounts/amount.ts';
import { epochMs } from '../calendar/iso-date.ts';
import { isReminderHour, isWorthReminding, nextReminder, usualReminder } from './daily-reminder.ts';

const at = (text: string) => epochMs(Date.parse(text));
const zone = 'America/New_York';

describe('the next reminder', () => {
  it.each([
    ['2026-11-20T13:59:59Z', '2026-11-20T14:00:00Z'],
    ['2026-11-20T14:00:00Z', '2026-11-21T14:00:00Z'],
    // The clocks go back on November 1: still nine o'clock.
    ['2026-10-31T20:00:00Z', '2026-11-01T14:00:00Z'],
    // Late in the evening the day in UTC is the next one already.
    ['2026-11-21T03:00:00Z', '2026-11-21T14:00:00Z'],
  ])('after %s is due at %s', (after, due) => {
    expect(nextReminder({ isOn: true, hour: 9 }, at(after), zone)).toBe(at(due));
  });

  it('is never due while it is off', () => {
    expect(nextReminder(usualReminder, at('2026-11-20T13:00:00Z'), zone)).toBeNull();
  });
});

it('comes neither early nor late in the day, and only where there is enough', () => {
  expect([6, 7, 20, 21, 9.5, Number.NaN].map(isReminderHour)).toEqual([
    false,
    true,
    true,
    false,
    false,
    false,
  ]);
  expect(isWorthReminding({ minimum: minorUnits(2000) }, minorUnits(1999))).toBe(false);
  expect(isWorthReminding({ minimum: minorUnits(2000) }, minorUnits(2000))).toBe(true);
});
