import { type MinorUnits, min, subtract } from '../amounts/amount.ts';
import { addDays, dateOf, type IsoDate, weekday } from '../calendar/iso-date.ts';

/** What transfers are counted over. Weeks begin on Monday. */
export const spans = ['day', 'week', 'payPeriod', 'quarter'] as const;
export type Span = (typeof spans)[number];

/** What an employer's programme allows; what is missing is not limited. */
export interface Programme {
  /** What the employer has set aside for early pay: the most that its people can have taken before payday brings it back. */
  readonly funding?: MinorUnits | undefined;
  /** Days before each payday on which early pay is closed. */
  readonly bufferDays?: number | undefined;
  /** Last days of each pay period on which its hours are counted. */
  readonly closingDays?: number | undefined;
  /** Whether early pay is closed from the end of a pay period to its payday. */
  readonly closesForPayroll?: boolean | undefined;
  /** How many transfers can be on their way at once. */
  readonly atOnce?: number | undefined;
  /** How many transfers can be made. */
  readonly transfers?: Partial<Record<Span, number>> | undefined;
  /** How much can be taken, fees not counted. */
  readonly amounts?: Partial<Record<Span, MinorUnits>> | undefined;
  /** Type of an agreement without which nothing can be taken. */
  readonly agreement?: number | undefined;
  /** States in which it isn't offered: `CT`. */
  readonly statesWithout?: readonly string[] | undefined;
}

/** The pay period that is running, and its end. */
export interface RunningPeriod {
  readonly startsOn: IsoDate;
  readonly endsOn: IsoDate;
}

/** The first day of the span that a day lies in. */
function spanStart(span: Span, today: IsoDate, { startsOn }: RunningPeriod): IsoDate {
  if (span === 'day') return today;
  if (span === 'payPeriod') return startsOn;
  if (span === 'week') return addDays(today, -((weekday(today) + 6) % 7));
  const [year = 0, month = 1] = today.split('-').map(Number);
  return dateOf(year, month - ((month - 1) % 3), 1);
}

/** The first day after the span that a day lies in. */
export function spanEnd(span: Span, today: IsoDate, period: RunningPeriod): IsoDate {
  const start = spanStart(span, today, period);
  if (span === 'day') return addDays(today, 1);
  if (span === 'payPeriod') return addDays(period.endsOn, 1);
  if (span === 'week') return addDays(start, 7);
  const [year = 0, month = 1] = start.split('-').map(Number);
  // Months past December roll over into the next year.
  return dateOf(year, month + 3, 1);
}

/** A transfer that was made and did not come back. */
export interface MadeTransfer {
  /** The day on which it was made, where its person is. */
  readonly on: IsoDate;
  readonly amount: MinorUnits;
  /** The day on which it arrives; null once it has. */
  readonly arrivesOn: IsoDate | null;
}

/** Transfers of the span that a day lies in. */
export function madeIn(
  span: Span,
  made: readonly MadeTransfer[],
  { today, period }: { readonly today: IsoDate; readonly period: RunningPeriod },
): readonly MadeTransfer[] {
  const start = spanStart(span, today, period);
  return made.filter(({ on }) => on >= start);
}

/** What is left of a limit, never below zero. */
export function leftOf(limit: MinorUnits, used: MinorUnits): MinorUnits {
  return subtract(limit, min(limit, used));
}
