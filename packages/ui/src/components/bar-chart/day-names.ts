import { asWritten } from '../../primitives/as-written.ts';
import { dateFormat } from '../../primitives/intl-formats.ts';

/** Formats a calendar day in UTC, so that no time zone shifts it. */
function formatDay(date: string, locale: string, options: Intl.DateTimeFormatOptions): string {
  const format = dateFormat(locale, { ...options, timeZone: 'UTC' });
  return asWritten(format.format(new Date(`${date}T00:00:00Z`)), locale);
}

/** Returns the weekday under a bar: about three letters, or one. */
export function weekday(date: string, locale: string, length: 'short' | 'narrow'): string {
  return formatDay(date, locale, { weekday: length });
}

/** Returns the full date, for the table and the selected day. */
export function fullName(date: string, locale: string): string {
  return formatDay(date, locale, { weekday: 'long', month: 'long', day: 'numeric' });
}

/** Returns the date with its year, for days far apart. */
export function dateName(date: string, locale: string): string {
  return formatDay(date, locale, { year: 'numeric', month: 'short', day: 'numeric' });
}
