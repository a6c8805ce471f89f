import {
  addBankDays,
  addDays,
  type IsoDate,
  isoDate,
  type MinorUnits,
  minorUnits,
} from '@dayfare/domain/money';
import type { Schedule } from '../session/index.ts';

/** A pay period's days. */
export interface PeriodDates {
  readonly startsOn: IsoDate;
  readonly endsOn: IsoDate;
  readonly paysOn: IsoDate;
}

/** A day's work and what it earned. */
export interface WorkDay {
  readonly regularMinutes: number;
  readonly overtimeMinutes: number;
  readonly doubleTimeMinutes: number;
  readonly gross: MinorUnits;
}

const periodDays = 14;
const payDelayDays = 5;
const dayMs = 86_400_000;
// Beyond 8 hours of a day time and a half is paid, beyond 12 double time.
const regularLimit = 8 * 60;
const overtimeLimit = 12 * 60;

function dayOfPeriod({ anchor }: Schedule, date: IsoDate): number {
  const days = Math.round((Date.parse(date) - Date.parse(anchor)) / dayMs);
  return ((days % periodDays) + periodDays) % periodDays;
}

/** The pay period that a day lies in. */
export function periodOf(schedule: Schedule, date: IsoDate): PeriodDates {
  const startsOn = addDays(date, -dayOfPeriod(schedule, date));
  const endsOn = addDays(startsOn, periodDays - 1);
  const paysOn = addBankDays(addDays(endsOn, payDelayDays), 0, schedule.country);
  return { startsOn, endsOn, paysOn };
}

/** The days of a period, in order. */
export function daysOf({ startsOn }: PeriodDates): IsoDate[] {
  return Array.from({ length: periodDays }, (_, index) => addDays(startsOn, index));
}

/** A date as it comes out of the database. */
export const fromDatabase = (date: string): IsoDate => isoDate(date);

/** What somebody works on a day, and earns with it. */
export function workOn(schedule: Schedule, hourlyRate: number, date: IsoDate): WorkDay {
  const minutes = schedule.minutes[dayOfPeriod(schedule, date)] ?? 0;
  const regularMinutes = Math.min(minutes, regularLimit);
  const overtimeMinutes = Math.max(0, Math.min(minutes, overtimeLimit) - regularLimit);
  const doubleTimeMinutes = Math.max(0, minutes - overtimeLimit);
  const halfMinutes = 2 * regularMinutes + 3 * overtimeMinutes + 4 * doubleTimeMinutes;
  const gross = minorUnits(Math.floor((hourlyRate * halfMinutes) / 120));
  return { regularMinutes, overtimeMinutes, doubleTimeMinutes, gross };
}
