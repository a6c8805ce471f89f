import type { PayFrequency } from '../enums/pay.ts';
import { addBankDays } from './bank-day.ts';
import type { Country } from './holidays.ts';
import { addDays, type IsoDate, isoDate } from './iso-date.ts';

/** What an employer's paydays follow from. */
export interface PayCalendar {
  /** `None`: the employer has not said; every two weeks is assumed. */
  readonly frequency: PayFrequency;
  /** First day of any pay period, for those that are counted in weeks. */
  readonly anchor: IsoDate;
  /** Whose banks have to be open on payday. */
  readonly country: Country;
}

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

/** Returns the pay period that a day lies in. Its payday is a bank day. */
export function payPeriodOf({ frequency, anchor, country }: PayCalendar, date: IsoDate): PayPeriodDates {
  const { startsOn, endsOn } = spans[frequency](date, anchor);
  const delay = frequency === 'Hourly' ? hourlyPayrollDays : payrollDays;
  return { startsOn, endsOn, paysOn: addBankDays(addDays(endsOn, delay), 0, country) };
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
