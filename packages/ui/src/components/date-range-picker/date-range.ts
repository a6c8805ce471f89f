import type { CalendarDate } from '@internationalized/date';
import { readDate, writeDate } from '../date-field/read-date.ts';

/** A span of days, both of them in it: `{ start: '2026-11-01', end: '2026-11-21' }`. */
export interface DateRange {
  readonly start: string;
  readonly end: string;
}

/** The same in parts that can be typed. */
export interface RangeOfDates {
  readonly start: CalendarDate;
  readonly end: CalendarDate;
}

/** The days of a span; null for none, and for what is no date. */
export function readRange(range: DateRange | null): RangeOfDates | null {
  const [start, end] = [readDate(range?.start ?? null), readDate(range?.end ?? null)];
  return start && end ? { start, end } : null;
}

/** Whether the last day is before the first. */
export const isReversed = (range: RangeOfDates | null) =>
  range !== null &&
  writeDate(range.start) !== null &&
  writeDate(range.end) !== null &&
  range.end.compare(range.start) < 0;

/** A span that is whole; null for what is half typed, or runs backward. */
export function writeRange(range: RangeOfDates | null): DateRange | null {
  const [start, end] = [writeDate(range?.start ?? null), writeDate(range?.end ?? null)];
  return start && end && !isReversed(range) ? { start, end } : null;
}

/** `2026-11-01/2026-11-21`; empty for none. */
export const writeInterval = (range: DateRange | null) => (range ? `${range.start}/${range.end}` : '');

export const sameRange = (one: DateRange | null, other: DateRange | null) =>
  writeInterval(one) === writeInterval(other);
