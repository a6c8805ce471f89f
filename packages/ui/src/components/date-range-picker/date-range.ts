import type { CalendarDate } from '@internationalized/date';
import { readDate, writeDate } from '../date-field/read-date.ts';

/** A range of days, including both ends: `{ start: '2026-11-01', end: '2026-11-21' }`. */
export interface DateRange {
  readonly start: string;
  readonly end: string;
}

/** The same as editable dates. */
export interface RangeOfDates {
  readonly start: CalendarDate;
  readonly end: CalendarDate;
}

/** Parses a range; null if there is none or it is not valid. */
export function readRange(range: DateRange | null): RangeOfDates | null {
  const [start, end] = [readDate(range?.start ?? null), readDate(range?.end ?? null)];
  return start && end ? { start, end } : null;
}

/** Whether the end is before the start. */
export const isReversed = (range: RangeOfDates | null) =>
  range !== null &&
  writeDate(range.start) !== null &&
  writeDate(range.end) !== null &&
  range.end.compare(range.start) < 0;

/** Returns a complete range; null if it is partly typed or reversed. */
export function writeRange(range: RangeOfDates | null): DateRange | null {
  const [start, end] = [writeDate(range?.start ?? null), writeDate(range?.end ?? null)];
  return start && end && !isReversed(range) ? { start, end } : null;
}

/** Formats a range as `2026-11-01/2026-11-21`; empty for none. */
export const writeInterval = (range: DateRange | null) => (range ? `${range.start}/${range.end}` : '');

export const sameRange = (one: DateRange | null, other: DateRange | null) =>
  writeInterval(one) === writeInterval(other);
