import { addBankDays, isBankDay } from './bank-day.ts';
import { type Country, holidays } from './holidays.ts';
import { addDays, type IsoDate, yearOf } from './iso-date.ts';

/** Why free money arrives later than on the next business day. */
export type ArrivalDelay =
  /** Banks are closed on a holiday on the way. */
  | { readonly kind: 'holiday'; readonly date: IsoDate }
  /** It was asked for after the banks' time, or on a day on which they are closed: they send it on another one. */
  | { readonly kind: 'sentLater'; readonly date: IsoDate };

function sendingDay(arrivesOn: IsoDate, country: Country): IsoDate {
  let day = addDays(arrivesOn, -1);
  while (!isBankDay(day, country)) day = addDays(day, -1);
  return day;
}

/** Says why money asked for today arrives later than on the next business day; null if it does not. */
export function arrivalDelay(today: IsoDate, arrivesOn: IsoDate, country: Country): ArrivalDelay | null {
  const years = new Set([yearOf(today), yearOf(arrivesOn)]);
  const closed = [...years]
    .flatMap((year) => holidays(country, year))
    .find(({ date }) => date >= today && date < arrivesOn);
  if (closed) return { kind: 'holiday', date: closed.date };
  if (isBankDay(today, country) && arrivesOn <= addBankDays(today, 1, country)) return null;
  return { kind: 'sentLater', date: sendingDay(arrivesOn, country) };
}
