import {
  addDays,
  type Country,
  type IsoDate,
  isBankDay,
  type MinorUnits,
  mostTimes,
  nextBankDay,
  type RecurringFrequency,
  recurringDays,
} from '../money/index.ts';

/** A bill: how much, when it is due, and how it repeats. */
export interface BillPlan {
  readonly amount: MinorUnits;
  /** The day that the first is due. */
  readonly dueOn: IsoDate;
  /** Null: once. */
  readonly frequency: RecurringFrequency | null;
  /** The last day that one can be due; null without one. */
  readonly endsOn: IsoDate | null;
  /** How many there are, from the documents: 0 to 60. With 0 the end date counts, and without one there are as many as there can be. */
  readonly times: number;
}

/** The days on which a bill is due, in order: those of a regular transfer. A count and an end date both hold. */
export function billDays({ amount, dueOn, frequency, endsOn, times }: BillPlan): IsoDate[] {
  if (frequency === null) return [dueOn];
  const end = { by: 'Occurrences', times: times === 0 ? mostTimes : times } as const;
  return recurringDays({ amount, frequency, startsOn: dueOn, end }).filter(
    (day) => endsOn === null || day <= endsOn,
  );
}

/** What is wrong with a bill, by field, as a key for a text. */
export interface BillPlanProblem {
  readonly amount?: 'amountOutOfRange';
  readonly dueOn?: 'dueTooEarly';
  readonly end?: 'endBeforeDue' | 'timesOutOfRange';
}

/** What a bill is measured by. */
export interface BillBounds {
  readonly least: MinorUnits;
  readonly most: MinorUnits;
  /** The first day that one can be due. */
  readonly earliest: IsoDate;
}

/** What is wrong with a bill; null if nothing is. */
export function billPlanProblem(
  { amount, dueOn, endsOn, times }: BillPlan,
  { least, most, earliest }: BillBounds,
): BillPlanProblem | null {
  const isCount = Number.isInteger(times) && times >= 0 && times <= mostTimes;
  const end = endsOn !== null && endsOn < dueOn ? 'endBeforeDue' : isCount ? null : 'timesOutOfRange';
  const found: BillPlanProblem = {
    ...((amount < least || amount > most) && { amount: 'amountOutOfRange' }),
    ...(dueOn < earliest && { dueOn: 'dueTooEarly' }),
    ...(end && { end }),
  };
  return Object.keys(found).length > 0 ? found : null;
}

/** The last bank day before a date. */
function bankDayBefore(date: IsoDate, country: Country): IsoDate {
  let day = addDays(date, -1);
  while (!isBankDay(day, country)) day = addDays(day, -1);
  return day;
}

/**
 * The last day that a free payment can leave and be with the biller by the day that it is due: it travels one business day. A bill that is
 * due on a weekend or a holiday is there on the business day before.
 */
export function lastPayDay(dueOn: IsoDate, country: Country): IsoDate {
  const there = isBankDay(dueOn, country) ? dueOn : bankDayBefore(dueOn, country);
  return bankDayBefore(there, country);
}

/** The first day, from a day on, on which a payment can leave: not on weekends or holidays. */
export function firstPayDay(from: IsoDate, country: Country): IsoDate {
  return isBankDay(from, country) ? from : nextBankDay(from, country);
}
