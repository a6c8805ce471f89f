import { browserLocale, dateFormat, type Language } from '../../product/index.ts';
import type { EpochMs } from './iso-date.ts';
import type { TimeZone } from './local-time.ts';

/** How a moment is written. */
export interface MomentFormat {
  readonly language: Language;
  /** Time zone of the person; undefined for the device's. */
  readonly timeZone?: TimeZone | undefined;
}

const time = { hour: 'numeric', minute: '2-digit', timeZoneName: 'short' } as const;
const datedMoment = { year: 'numeric', month: 'long', day: 'numeric', ...time } as const;
const dayAndTime = { weekday: 'short', month: 'short', day: 'numeric', ...time } as const;

function format(at: EpochMs, { language, timeZone }: MomentFormat, form: Intl.DateTimeFormatOptions): string {
  const zone = timeZone === undefined ? {} : { timeZone };
  return dateFormat(browserLocale(language), { ...form, ...zone }).format(at);
}

/** Lets a line end after a comma only: "Mon, Nov 23, 9:00 AM EST" is a weekday, a day, and a time with its zone, none of them torn. */
function keepTogether(text: string): string {
  return text.replace(/(?<!,)\s/g, '\u00A0');
}

const dayAndMonth = /(?<=\p{L})\s(?=\d{1,2}(?!\d))|(?<=(?<!\d)\d{1,2}(?:er)?)\s(?:de\s)?(?=\p{L})/gu;

/** Keeps the day of a written-out date with its month, in each language: "November 18, 2026" is broken before the year only. */
export function unbrokenDay(date: string): string {
  return date.replace(dayAndMonth, (gap) => gap.replace(/\s/g, '\u00A0'));
}

/** Formats a day and time with its time zone, no-break within each, for screens, e-mails and text messages: "Mon, Nov 23, 9:00 AM EST". */
export function momentText(at: EpochMs, settings: MomentFormat): string {
  return keepTogether(format(at, settings, dayAndTime));
}

/** The same with its year, for what is kept for years: "November 23, 2026, 9:00 AM EST". */
export function datedMomentText(at: EpochMs, settings: MomentFormat): string {
  return keepTogether(format(at, settings, datedMoment));
}

/** Formats a time with its time zone, no-break: "9:00 AM EST". */
export function timeText(at: EpochMs, settings: MomentFormat): string {
  return keepTogether(format(at, settings, time));
}
