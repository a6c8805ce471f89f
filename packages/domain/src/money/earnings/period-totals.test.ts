import fc from 'fast-check';
import { expect, it } from 'vitest';
import { anyDate, anyWage } from '../../testing/arbitraries.ts';
import { minorUnits } from '../amount.ts';
import { isoDate } from '../calendar/iso-date.ts';
import { type DayEarnings, periodTotals } from './period-totals.ts';

const day = (
  date: string,
  earned: number,
  regularHours: number,
  overtimeHours = 0,
  doubleOvertimeHours = 0,
) =>
  ({
    date: isoDate(date),
    earned: minorUnits(earned),
    hours: regularHours + overtimeHours + doubleOvertimeHours,
    regularHours,
    overtimeHours,
    doubleOvertimeHours,
  }) satisfies DayEarnings;

it('adds up money and each kind of hours', () => {
  const days = [
    day('2026-11-16', 12_000, 8),
    day('2026-11-17', 16_505, 8, 1.5),
    day('2026-11-18', 21_000, 8, 2, 1.25),
  ];
  expect(periodTotals(days)).toEqual({
    earned: 49_505,
    hours: 28.75,
    regularHours: 24,
    overtimeHours: 3.5,
    doubleOvertimeHours: 1.25,
  });
});

it('a period without days comes to nothing', () => {
  expect(periodTotals([])).toEqual({
    earned: 0,
    hours: 0,
    regularHours: 0,
    overtimeHours: 0,
    doubleOvertimeHours: 0,
  });
});

it('hours add up exactly to two places', () => {
  expect(periodTotals([day('2026-11-16', 0, 0.1), day('2026-11-17', 0, 0.2)]).hours).toBe(0.3);
  expect(periodTotals(Array.from({ length: 10 }, () => day('2026-11-16', 0, 7.1))).regularHours).toBe(71);
});

it('the order of the days does not matter', () => {
  const anyHours = fc.nat({ max: 2400 }).map((count) => count / 100);
  const anyDay = fc.record({
    date: anyDate,
    earned: anyWage,
    hours: anyHours,
    regularHours: anyHours,
    overtimeHours: anyHours,
    doubleOvertimeHours: anyHours,
  });
  fc.assert(
    fc.property(fc.array(anyDay), (days) => {
      expect(periodTotals(days.toReversed())).toEqual(periodTotals(days));
    }),
  );
});
