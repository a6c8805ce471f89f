import { type Country, holidays } from './holidays.ts';
import { addDays, type IsoDate, weekday, yearOf } from './iso-date.ts';

const closedDays = new Map<string, ReadonlySet<IsoDate>>();

function closedIn(country: Country, year: number): ReadonlySet<IsoDate> {
  const key = `${country}${year}`;
  const known = closedDays.get(key);
  if (known) return known;
  const closed = new Set(holidays(country, year).map(({ date }) => date));
  closedDays.set(key, closed);
  return closed;
}

/** Whether banks settle payments on a date: not on weekends or observed holidays. */
export function isBankDay(date: IsoDate, country: Country): boolean {
  const day = weekday(date);
  return day !== 0 && day !== 6 && !closedIn(country, yearOf(date)).has(date);
}

/** The first bank day after a date. */
export function nextBankDay(date: IsoDate, country: Country): IsoDate {
  let day = addDays(date, 1);
  while (!isBankDay(day, country)) day = addDays(day, 1);
  return day;
}

/** The last bank day before a date. */
export function previousBankDay(date: IsoDate, country: Country): IsoDate {
  let day = addDays(date, -1);
  while (!isBankDay(day, country)) day = addDays(day, -1);
  return day;
}

/**
 * Returns the date `days` bank days later. A closed day counts as the next open one: from Saturday, 0 is Monday and 1 is Tuesday. Throws
 * RangeError unless `days` is a whole number from 0.
 */
export function addBankDays(date: IsoDate, days: number, country: Country): IsoDate {
  if (!Number.isInteger(days) || days < 0) {
    throw new RangeError(`Bank days are counted forward in whole numbers; got ${days}.`);
  }
  let day = isBankDay(date, country) ? date : nextBankDay(date, country);
  for (let left = days; left > 0; left -= 1) day = nextBankDay(day, country);
  return day;
}
