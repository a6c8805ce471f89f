import { asWritten } from '../../primitives/as-written.ts';
import { dateFormat } from '../../primitives/intl-formats.ts';
import type { RelativeTimeWords } from './words.ts';

/** What a label depends on besides the two times. */
export interface LabelSettings {
  locale: string;
  /** IANA time zone. */
  timeZone?: string | undefined;
  messages: RelativeTimeWords;
  /** Whether the label is part of a sentence and does not start with a capital. */
  isInSentence: boolean;
}

const dayLength = 86_400_000;

/**
 * "Today at 3:04 PM", "Yesterday at …", the weekday for two and three days ago, otherwise month and day, each with the time, and the year
 * if it is another one. Days are calendar days in the time zone, not periods of 24 hours.
 */
export function relativeLabel(date: Date, now: Date, settings: LabelSettings): string {
  const { locale, timeZone, messages, isInSentence } = settings;
  const format = (options: Intl.DateTimeFormatOptions) =>
    asWritten(dateFormat(locale, { ...options, ...(timeZone && { timeZone }) }).format(date), locale);
  const time = format({ hour: 'numeric', minute: '2-digit' });
  const daysAgo = (startOfDay(now, timeZone) - startOfDay(date, timeZone)) / dayLength;
  if (daysAgo === 0) return begin(messages.todayAt(time), isInSentence);
  if (daysAgo === 1) return begin(messages.yesterdayAt(time), isInSentence);
  if (daysAgo === 2 || daysAgo === 3) {
    return capital(messages.dayAt(format({ weekday: 'long' }), time), isInSentence);
  }
  const isOtherYear = yearOf(now, timeZone) !== yearOf(date, timeZone);
  const day = format({ month: 'long', day: 'numeric', ...(isOtherYear && { year: 'numeric' }) });
  return capital(messages.dayAt(day, time), isInSentence);
}

function begin(text: string, isInSentence: boolean): string {
  return isInSentence ? text.charAt(0).toLowerCase() + text.slice(1) : text;
}

/** Spanish and French weekdays are lower case; at the start of a line they are capitalised anyway. */
function capital(text: string, isInSentence: boolean): string {
  return isInSentence ? text : text.charAt(0).toUpperCase() + text.slice(1);
}

/** Returns midnight of a moment's day as if it were in UTC; only meaningful for differences. */
function startOfDay(moment: Date, timeZone: string | undefined): number {
  const [year = 0, month = 1, day = 1] = isoParts(moment, timeZone);
  return Date.UTC(year, month - 1, day);
}

function yearOf(moment: Date, timeZone: string | undefined): number {
  return isoParts(moment, timeZone)[0] ?? 0;
}

function isoParts(moment: Date, timeZone: string | undefined): number[] {
  const format = dateFormat('en-CA', {
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    ...(timeZone && { timeZone }),
  });
  return format.format(moment).split('-').map(Number);
}
