import type { PayFrequency } from '../enums/pay.ts';
import { isBankDay, nextBankDay, previousBankDay } from './bank-day.ts';
import type { Country } from './holidays.ts';
import { addDays, type IsoDate, isoDate, weekday } from './iso-date.ts';

/** Another pay frequency, from a day on. */
export interface PayFrequencyChange {
  readonly frequency: PayFrequency;
  /** The first day of a pay period: none is cut in two. */
  readonly from: IsoDate;
}

/** What an employer's paydays follow from. */
export interface PayCalendar {
  /** `None`: the employer has not said; every two weeks is assumed. */
  readonly frequency: PayFrequency;
  /** First day of any pay period, for those that are counted in weeks. */
  readonly anchor: IsoDate;
  /** What became of the frequency since, the earliest first. Default: nothing. */
  readonly changes?: readonly PayFrequencyChange[] | undefined;
  /** Whose banks have to be open on payday. */
  readonly country: Country;
  /** On which side of a day on which banks are closed the employer pays. Default: after it. */
  readonly aroundClosedDays?: ClosedDayRule | undefined;
}

/** On which side of a day on which banks are closed an employer pays. */
export type ClosedDayRule = 'before' | 'after';

/** A pay period's days, and when it is paid. */
export interface PayPeriodDates {
  readonly startsOn: IsoDate;
  readonly endsOn: IsoDate;
  readonly paysOn: IsoDate;
}

type Span = Pick<PayPeriodDates, 'startsOn' | 'endsOn'>;

/** How long payroll takes after a pay period, in days. */
const payrollDays = 5;
/** Those who are paid by the hour have it on the next bank day. */
const hourlyPayrollDays = 1;

const dayMs = 86_400_000;

/** Periods of so many days, one after another. */
const counted =
  (days: number) =>
  (date: IsoDate, anchor: IsoDate): Span => {
    const since = Math.round((Date.parse(date) - Date.parse(anchor)) / dayMs);
    const startsOn = addDays(date, -(((since % days) + days) % days));
    return { startsOn, endsOn: addDays(startsOn, days - 1) };
  };

/** The last day of a day's month. */
function endOfMonth(date: IsoDate): IsoDate {
  const [year = 0, month = 0] = date.split('-').map(Number);
  return addDays(isoDate(new Date(Date.UTC(year, month, 1)).toISOString().slice(0, 10)), -1);
}

const dayIn = (date: IsoDate, day: string) => isoDate(`${date.slice(0, 8)}${day}`);

const spans: Readonly<Record<PayFrequency, (date: IsoDate, anchor: IsoDate) => Span>> = {
  None: counted(14),
  Hourly: counted(1),
  Weekly: counted(7),
  BiWeekly: counted(14),
  SemiMonthly: (date) =>
    date <= dayIn(date, '15')
      ? { startsOn: dayIn(date, '01'), endsOn: dayIn(date, '15') }
      : { startsOn: dayIn(date, '16'), endsOn: endOfMonth(date) },
  Monthly: (date) => ({ startsOn: dayIn(date, '01'), endsOn: endOfMonth(date) }),
  Yearly: (date) => ({
    startsOn: isoDate(`${date.slice(0, 4)}-01-01`),
    endsOn: isoDate(`${date.slice(0, 4)}-12-31`),
  }),
};

/** The last change that is in force on a day, and the calendar as it was before. */
function changeOn({ changes = [], ...calendar }: PayCalendar, date: IsoDate) {
  const at = changes.findLastIndex(({ from }) => from <= date);
  const change = changes[at];
  return change && { change, before: { ...calendar, changes: changes.slice(0, at) } };
}

/** Returns the pay frequency that is in force on a day. */
export function payFrequencyOn(calendar: PayCalendar, date: IsoDate): PayFrequency {
  return changeOn(calendar, date)?.change.frequency ?? calendar.frequency;
}

/** Returns the change of the pay frequency that comes next after a day; null if none is known. */
export function nextFrequencyChange(
  { changes = [] }: Pick<PayCalendar, 'changes'>,
  date: IsoDate,
): PayFrequencyChange | null {
  return changes.find(({ from }) => from > date) ?? null;
}

/**
 * Returns the changes of a calendar whose employer changes the frequency on a day. The pay period of that day ends as planned, and the new
 * frequency begins with the next one. It replaces a change that was to come; going back to what is in force takes that back.
 */
export function withFrequency(
  calendar: PayCalendar,
  frequency: PayFrequency,
  today: IsoDate,
): readonly PayFrequencyChange[] {
  const past = (calendar.changes ?? []).filter(({ from }) => from <= today);
  if (payFrequencyOn(calendar, today) === frequency) return past;
  return [...past, { frequency, from: addDays(payPeriodOf(calendar, today).endsOn, 1) }];
}

const later = (one: IsoDate, other: IsoDate) => (one > other ? one : other);

/** The day after a pay period on which payroll is ready. */
const readyOn = ({ endsOn }: Span, frequency: PayFrequency) =>
  addDays(endsOn, frequency === 'Hourly' ? hourlyPayrollDays : payrollDays);

/** The bank day on which pay that is ready on a day is paid: not before its period has ended. */
function paydayFor(ready: IsoDate, { endsOn }: Span, { country, aroundClosedDays }: PayCalendar): IsoDate {
  if (isBankDay(ready, country)) return ready;
  const before = previousBankDay(ready, country);
  return aroundClosedDays === 'before' && before > endsOn ? before : nextBankDay(ready, country);
}

/**
 * Returns the bank holiday because of which a pay period is paid on another day than its employer's usual one; null where there is none. Weekends are no
 * news.
 */
export function holidayOfPayday(calendar: PayCalendar, period: PayPeriodDates): IsoDate | null {
  const ready = readyOn(period, payFrequencyOn(calendar, period.startsOn));
  const step = period.paysOn < ready ? -1 : 1;
  for (let day = ready; day !== period.paysOn; day = addDays(day, step))
    if (weekday(day) % 6 !== 0 && !isBankDay(day, calendar.country)) return day;
  return null;
}

/**
 * Returns the pay period that a day lies in. Its payday is a bank day. After a change of the frequency weeks are counted from the first day
 * of the new one, a first month is as long as what is left of it, and nothing is paid before what was earned before.
 */
export function payPeriodOf(calendar: PayCalendar, date: IsoDate): PayPeriodDates {
  const changed = changeOn(calendar, date);
  const { frequency, from: anchor } = changed?.change ?? { ...calendar, from: calendar.anchor };
  const span = spans[frequency](date, anchor);
  const paysOn = paydayFor(readyOn(span, frequency), span, calendar);
  if (!changed) return { ...span, paysOn };
  const last = payPeriodOf(changed.before, addDays(anchor, -1));
  return {
    startsOn: later(span.startsOn, anchor),
    endsOn: span.endsOn,
    paysOn: later(paysOn, last.paysOn),
  };
}

/** Returns the pay periods whose paydays come next, from a day on, the soonest first. */
export function nextPaydays(calendar: PayCalendar, from: IsoDate, count: number): PayPeriodDates[] {
  let first = payPeriodOf(calendar, from);
  // Pay of periods that are over may still be to come.
  for (;;) {
    const before = payPeriodOf(calendar, addDays(first.startsOn, -1));
    if (before.paysOn < from) break;
    first = before;
  }
  const periods = [first];
  while (periods.length < count) {
    const { endsOn } = periods.at(-1) ?? first;
    periods.push(payPeriodOf(calendar, addDays(endsOn, 1)));
  }
  return periods;
}
