import { type MinorUnits, sum } from '../amount.ts';
import type { IsoDate } from '../calendar/iso-date.ts';

/** What one day brought. Hours are decimal hours to two places: 7.5 is seven and a half. */
export interface DayEarnings {
  readonly date: IsoDate;
  readonly earned: MinorUnits;
  /** All hours of the day, as the employer reports them. */
  readonly hours: number;
  readonly regularHours: number;
  readonly overtimeHours: number;
  readonly doubleOvertimeHours: number;
}

/** The days of a pay period together. */
export type PeriodTotals = Omit<DayEarnings, 'date'>;

// In hundredths, because 0.1 + 0.2 hours would otherwise come to 0.30000000000000004.
function totalHours(hours: readonly number[]): number {
  return hours.reduce((total, count) => total + Math.round(count * 100), 0) / 100;
}

/** Adds up the days of a period. */
export function periodTotals(days: readonly DayEarnings[]): PeriodTotals {
  return {
    earned: sum(days.map(({ earned }) => earned)),
    hours: totalHours(days.map(({ hours }) => hours)),
    regularHours: totalHours(days.map(({ regularHours }) => regularHours)),
    overtimeHours: totalHours(days.map(({ overtimeHours }) => overtimeHours)),
    doubleOvertimeHours: totalHours(days.map(({ doubleOvertimeHours }) => doubleOvertimeHours)),
  };
}
