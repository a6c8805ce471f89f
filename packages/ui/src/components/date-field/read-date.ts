import { type CalendarDate, parseDate } from '@internationalized/date';
import { asciiDigits } from '../../primitives/mask/ascii-digits.ts';

type Part = 'day' | 'month' | 'year';

/** The date that `2026-11-21` stands for; null for what is no date, such as the 30th of February. */
export function readDate(text: string | null): CalendarDate | null {
  if (!text) return null;
  try {
    return parseDate(text);
  } catch {
    return null;
  }
}

/** The order in which a language writes a date in figures. */
function orderOf(locale: string): Part[] {
  const parts = new Intl.DateTimeFormat(locale, { calendar: 'gregory' }).formatToParts(0);
  return parts.flatMap(({ type }) => (type === 'day' || type === 'month' || type === 'year' ? [type] : []));
}

/** The date in a pasted text of three figures: year first if it is written so, else in the order of the language; the year has four digits. */
export function readPastedDate(text: string, locale: string): CalendarDate | null {
  const figures = asciiDigits(text).match(/\d+/g) ?? [];
  if (figures.length !== 3) return null;
  const order: readonly Part[] = figures[0]?.length === 4 ? ['year', 'month', 'day'] : orderOf(locale);
  const figure = (part: Part) => figures[order.indexOf(part)] ?? '';
  const year = figure('year');
  return year.length === 4
    ? readDate(`${year}-${figure('month').padStart(2, '0')}-${figure('day').padStart(2, '0')}`)
    : null;
}

/** `2026-11-21`; null for none. A year of fewer than four digits is one that is still being typed. */
export const writeDate = (date: CalendarDate | null) => (date && date.year >= 1000 ? date.toString() : null);
