import { type MinorUnits, minorUnits } from '../amounts/amount.ts';
import { addDays, dateOf, type IsoDate } from '../calendar/iso-date.ts';
import type { RecurringFrequency } from '../enums/recurring.ts';

/** The most times that a recurring transfer is made, from the documents: "number of times between 0 and 60". */
export const mostTimes = 60;

/** What ends a recurring transfer, which is never made more than 60 times. */
export type RecurringEndRule =
  | { readonly by: 'Date'; readonly on: IsoDate }
  | { readonly by: 'Amount'; readonly total: MinorUnits }
  | { readonly by: 'Occurrences'; readonly times: number };

/** When a transfer repeats, how much it moves each time, and what ends it. */
export interface RecurringPlan {
  readonly amount: MinorUnits;
  readonly frequency: RecurringFrequency;
  /** The first day. */
  readonly startsOn: IsoDate;
  readonly end: RecurringEndRule;
}

/** The same day of a later month, or that month's last day if it is shorter. */
function addMonths(date: IsoDate, months: number): IsoDate {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number);
  const lastDay = Number(dateOf(year, month + months + 1, 0).slice(8));
  return dateOf(year, month + months, Math.min(day, lastDay));
}

const later = {
  Daily: addDays,
  Weekly: (date, weeks) => addDays(date, 7 * weeks),
  Monthly: addMonths,
} as const satisfies Record<RecurringFrequency, (date: IsoDate, times: number) => IsoDate>;

/** A day of a rhythm: the first with 0. */
export function recurringDay(frequency: RecurringFrequency, startsOn: IsoDate, index: number): IsoDate {
  return later[frequency](startsOn, index);
}

function timesOf({ amount, end }: RecurringPlan): number {
  if (end.by === 'Occurrences') return end.times;
  return end.by === 'Amount' ? Math.floor(end.total / amount) : mostTimes;
}

/** The days of a recurring transfer, in order, if each of them goes through. A total is never gone beyond. */
export function recurringDays(plan: RecurringPlan): IsoDate[] {
  const { frequency, startsOn, end } = plan;
  const days = Array.from({ length: Math.min(mostTimes, timesOf(plan)) }, (_, index) =>
    recurringDay(frequency, startsOn, index),
  );
  return end.by === 'Date' ? days.filter((day) => day <= end.on) : days;
}

/** How far a recurring transfer has come. */
export interface RecurringProgress {
  /** What it has moved so far. */
  readonly moved: MinorUnits;
  /** The day before the next one can be. */
  readonly after: IsoDate;
}

/**
 * The next day; null if there is none. A day that was skipped is not made up for: dates and counts stay as they were agreed to. A total
 * counts what was moved.
 */
export function nextRecurringDay(plan: RecurringPlan, { moved, after }: RecurringProgress): IsoDate | null {
  const { amount, end } = plan;
  if (end.by === 'Amount' && moved + amount > end.total) return null;
  const all = recurringDays(
    end.by === 'Amount' ? { ...plan, end: { by: 'Occurrences', times: mostTimes } } : plan,
  );
  return all.find((day) => day > after) ?? null;
}

/** Limits of a recurring transfer; the largest amount is a rule of `amountLimitProblem`. */
export interface RecurringLimits {
  readonly minimum: MinorUnits;
  /** The earliest first day. */
  readonly earliest: IsoDate;
}

/** What is wrong with a plan, by field, as a key for a text. */
export interface RecurringProblem {
  readonly amount?: 'InvalidAmount';
  readonly startsOn?: 'tooEarly';
  readonly end?: 'dateBeforeStart' | 'totalTooSmall' | 'timesOutOfRange';
}

function endProblem({ amount, startsOn, end }: RecurringPlan): RecurringProblem['end'] {
  if (end.by === 'Date') return end.on < startsOn ? 'dateBeforeStart' : undefined;
  if (end.by === 'Amount') return end.total < amount ? 'totalTooSmall' : undefined;
  const isCount = Number.isInteger(end.times) && end.times >= 1 && end.times <= mostTimes;
  return isCount ? undefined : 'timesOutOfRange';
}

/** What is wrong with a plan; null if nothing is. */
export function recurringProblem(plan: RecurringPlan, limits: RecurringLimits): RecurringProblem | null {
  const { amount, startsOn } = plan;
  const end = endProblem(plan);
  const found: RecurringProblem = {
    ...(amount < limits.minimum && { amount: 'InvalidAmount' }),
    ...(startsOn < limits.earliest && { startsOn: 'tooEarly' }),
    ...(end && { end }),
  };
  return Object.keys(found).length > 0 ? found : null;
}

/** The total that the days of a plan would move. */
export function recurringTotal(plan: RecurringPlan): MinorUnits {
  return minorUnits(recurringDays(plan).length * plan.amount);
}
