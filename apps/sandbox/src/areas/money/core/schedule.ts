import {
  addDays,
  type IsoDate,
  isoDate,
  type MinorUnits,
  minorUnits,
  type PayPeriodDates,
  payPeriodOf,
} from '@dayfare/domain/money';
import { calendarOf, type Schedule } from '../../session/index.ts';

/** A day's work and what it earned. */
export interface WorkDay {
  readonly regularMinutes: number;
  readonly overtimeMinutes: number;
  readonly doubleTimeMinutes: number;
  readonly gross: MinorUnits;
}

/** The number of days after which a work pattern repeats. */
const patternDays = 14;
const dayMs = 86_400_000;
// Beyond 8 hours of a day time and a half is paid, beyond 12 double time.
const regularLimit = 8 * 60;
const overtimeLimit = 12 * 60;

function dayOfPattern({ anchor }: Schedule, date: IsoDate): number {
  const days = Math.round((Date.parse(date) - Date.parse(anchor)) / dayMs);
  return ((days % patternDays) + patternDays) % patternDays;
}

/** The pay period that a day lies in. */
export function periodOf(schedule: Schedule, date: IsoDate): PayPeriodDates {
  return payPeriodOf(calendarOf(schedule), date);
}

/** The days of a period, in order. */
export function daysOf({ startsOn, endsOn }: Pick<PayPeriodDates, 'startsOn' | 'endsOn'>): IsoDate[] {
  const days: IsoDate[] = [];
  for (let day = startsOn; day <= endsOn; day = addDays(day, 1)) days.push(day);
  return days;
}

/** A date as it comes out of the database. */
export const fromDatabase = (date: string): IsoDate => isoDate(date);

/** What a person works on a day, and earns with it. */
export function workOn(schedule: Schedule, hourlyRate: number, date: IsoDate): WorkDay {
  const minutes = schedule.minutes[dayOfPattern(schedule, date)] ?? 0;
  const regularMinutes = Math.min(minutes, regularLimit);
  const overtimeMinutes = Math.max(0, Math.min(minutes, overtimeLimit) - regularLimit);
  const doubleTimeMinutes = Math.max(0, minutes - overtimeLimit);
  const halfMinutes = 2 * regularMinutes + 3 * overtimeMinutes + 4 * doubleTimeMinutes;
  const gross = minorUnits(Math.floor((hourlyRate * halfMinutes) / 120));
  return { regularMinutes, overtimeMinutes, doubleTimeMinutes, gross };
}
