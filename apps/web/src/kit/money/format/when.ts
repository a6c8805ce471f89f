import { type EpochMs, timeText, toIsoDate, unbrokenDay } from '@dayfare/domain/money';
import { browserLocale, dateFormat, type Language } from '@dayfare/domain/product';
import type { MoneyTexts } from './money-texts.ts';

/** How to format a past time or a day. */
export interface Telling {
  readonly t: MoneyTexts;
  readonly language: Language;
  readonly now: EpochMs;
  /** IANA time zone; by default the device's. Default: the device's own. */
  readonly timeZone?: string | undefined;
  /** Whether it is part of a sentence: "today at" instead of "Today at". Default: false. */
  readonly isInSentence?: boolean | undefined;
}

const dayMs = 86_400_000;

/** Days since 1970 on the calendar of a zone, or of the device. */
function dayNumber(at: EpochMs, timeZone: string | undefined): number {
  if (timeZone !== undefined) return Date.parse(toIsoDate(at, timeZone)) / dayMs;
  const here = new Date(at);
  return Date.UTC(here.getFullYear(), here.getMonth(), here.getDate()) / dayMs;
}

const dayForms = {
  weekday: { weekday: 'long' },
  date: { month: 'long', day: 'numeric' },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>;

/**
 * Formats a time relative to now: "Today at 9:12 AM EST", "Yesterday at …", the weekday for two and three days ago, otherwise month and
 * day. Null is "N/A".
 */
export function whenWords(at: EpochMs | null, telling: Telling): string {
  const { t, language, now, timeZone, isInSentence = false } = telling;
  if (at === null) return t('when.missing');
  const locale = browserLocale(language);
  const zone = timeZone === undefined ? {} : { timeZone };
  const time = timeText(at, { language, timeZone });
  const daysAgo = dayNumber(now, timeZone) - dayNumber(at, timeZone);
  if (daysAgo === 0 || daysAgo === 1) {
    const words = t(daysAgo === 0 ? 'when.today' : 'when.yesterday', { time });
    return isInSentence ? withFirst(words, (letter) => letter.toLowerCase()) : words;
  }
  const form = daysAgo === 2 || daysAgo === 3 ? dayForms.weekday : dayForms.date;
  const words = t('when.other', {
    day: dateFormat(locale, { ...zone, ...form }).format(at),
    time,
  });
  // Spanish and French weekdays are lower case, except at the start of a line.
  return isInSentence ? words : withFirst(words, (letter) => letter.toUpperCase());
}

function withFirst(words: string, change: (letter: string) => string): string {
  return change(words.charAt(0)) + words.slice(1);
}

/** Formats a calendar day, `2026-11-27`: "Friday, November 27". */
export function dayWords(day: string, language: Language): string {
  const form = { weekday: 'long', month: 'long', day: 'numeric', timeZone: 'UTC' } as const;
  return dateFormat(browserLocale(language), form).format(Date.parse(day));
}

/** The same with its year, where that isn't the year of `today`: "Saturday, March 3, 2029". */
export function dayOfYearWords(day: string, today: string, language: Language): string {
  if (day.slice(0, 4) === today.slice(0, 4)) return dayWords(day, language);
  const form = { weekday: 'long', month: 'long', day: 'numeric', year: 'numeric', timeZone: 'UTC' } as const;
  return dateFormat(browserLocale(language), form).format(Date.parse(day));
}

/** The same at the start of a line, with a capital in every language. */
export function dayTitle(day: string, language: Language): string {
  return withFirst(dayWords(day, language), (letter) => letter.toUpperCase());
}

/** Formats a calendar day in its shortest form: "Nov 27". */
export function shortDayWords(day: string, language: Language): string {
  const form = { month: 'short', day: 'numeric', timeZone: 'UTC' } as const;
  return unbrokenDay(dateFormat(browserLocale(language), form).format(Date.parse(day)));
}

/** The same with its weekday: "Fri, Nov 27". */
export function weekdayWords(day: string, language: Language): string {
  const form = { weekday: 'short', month: 'short', day: 'numeric', timeZone: 'UTC' } as const;
  return unbrokenDay(dateFormat(browserLocale(language), form).format(Date.parse(day)));
}

/** Formats a range of days in its shortest form, within a sentence: "Nov 9 – 22", in French "du 9 au 22 nov.". */
export function periodWords(from: string, to: string, language: Language): string {
  const form = { month: 'short', day: 'numeric', timeZone: 'UTC' } as const;
  const range = dateFormat(browserLocale(language), form).formatRange(Date.parse(from), Date.parse(to));
  return language === 'fr' ? `du ${range.replace(/\s–\s/, ' au ')}` : range;
}

/** The same at the start of a line, with a capital where it begins with a word. */
export function periodTitle(from: string, to: string, language: Language): string {
  return withFirst(periodWords(from, to, language), (letter) => letter.toUpperCase());
}

/** Returns the calendar day of a time in the reader's zone, `2026-11-20`. */
export function dayOf(at: EpochMs, timeZone?: string | undefined): string {
  return new Date(dayNumber(at, timeZone) * dayMs).toISOString().slice(0, 10);
}

/** Formats a month such as `2026-11`: "November 2026", with a capital in every language. */
export function monthWords(month: string, language: Language): string {
  const form = { month: 'long', year: 'numeric', timeZone: 'UTC' } as const;
  const words = dateFormat(browserLocale(language), form).format(Date.parse(`${month}-01`));
  return withFirst(words, (letter) => letter.toUpperCase());
}

/** The last months, the one that a day such as `2026-11-20` lies in first. */
export function lastMonths(day: string, count: number): string[] {
  const [year = 0, month = 1] = day.split('-').map(Number);
  return Array.from({ length: count }, (_, back) =>
    new Date(Date.UTC(year, month - 1 - back, 1)).toISOString().slice(0, 7),
  );
}

/** What a time span needs to be said. */
interface ClockSpan {
  /** Epoch ms. */
  readonly startAt: number;
  /** Epoch ms; null while it goes on. */
  readonly endAt: number | null;
  /** Where it was or will be. */
  readonly timeZone: string;
}

/**
 * Says from when to when by the clock of a place, with its zone: "6:00 AM – 2:00 PM EDT". Past midnight it doesn't repeat the days; where the clocks change
 * in between, both times have their zone, since one of them may come twice: "1:30 AM EDT – 1:30 AM EST".
 */
export function clockSpan({ startAt, endAt, timeZone }: ClockSpan, language: Language): string {
  const clock = { hour: 'numeric', minute: '2-digit', timeZone } as const;
  const plain = dateFormat(browserLocale(language), clock);
  const zoned = dateFormat(browserLocale(language), { ...clock, timeZoneName: 'short' });
  const zoneAt = (at: number) => zoned.formatToParts(at).find(({ type }) => type === 'timeZoneName')?.value;
  const start = endAt !== null && zoneAt(startAt) === zoneAt(endAt) ? plain : zoned;
  const times = [start.format(startAt), ...(endAt === null ? [] : [zoned.format(endAt)])];
  return times.map((time) => time.replaceAll(/\s/g, '\u00a0')).join(' – ');
}
