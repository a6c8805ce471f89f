import { type CalendarDate, parseDate } from '@internationalized/date';
import { asciiDigits } from '../../primitives/mask/ascii-digits.ts';

type Part = 'day' | 'month' | 'year';

/** Parses `2026-11-21`; returns null if it is not a date, such as February 30. */
export function readDate(text: string | null): CalendarDate | null {
  if (!text) return null;
  try {
    return parseDate(text);
  } catch {
    return null;
  }
}

/** Returns the order in which a locale writes numeric dates. */
function orderOf(locale: string): Part[] {
  const parts = new Intl.DateTimeFormat(locale, { calendar: 'gregory' }).formatToParts(0);
  return parts.flatMap(({ type }) => (type === 'day' || type === 'month' || type === 'year' ? [type] : []));
}

/** Parses a pasted date of three numbers: year first if written so, otherwise in the locale's order; the year has four digits. */
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

/** The text of a complete date that does not exist, such as 02/31/1990, as its parts show it; null for any other. */
export function noSuchDate(parts: HTMLElement): string | null {
  const figure = (part: Part) => {
    const shown = parts.querySelector(`[data-type="${part}"]:not([data-placeholder])`);
    return asciiDigits(shown?.textContent ?? '').replace(/\D/g, '');
  };
  const [year, month, day] = [figure('year'), figure('month'), figure('day')];
  if (!year || !month || !day) return null;
  const isThere = readDate(`${year.padStart(4, '0')}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`);
  return isThere ? null : (parts.textContent ?? '').replace(/[\u2066-\u2069]/g, '');
}

/** Formats a date as `2026-11-21`, or null. A year of fewer than four digits is still being typed. */
export const writeDate = (date: CalendarDate | null) => (date && date.year >= 1000 ? date.toString() : null);
