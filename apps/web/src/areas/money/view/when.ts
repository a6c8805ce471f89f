import type { EpochMs } from '@dayfare/domain/money';
import { browserLocale, type Language } from '@dayfare/domain/product';
import type { MoneyTexts } from './money-texts.ts';

/** How a moment in the past, or a day, is told. */
export interface Telling {
  readonly t: MoneyTexts;
  readonly language: Language;
  readonly now: EpochMs;
  /** IANA zone; the reader's own by default. */
  readonly timeZone?: string | undefined;
}

const dayMs = 86_400_000;

function dayNumber(at: number, timeZone: string | undefined): number {
  const format = new Intl.DateTimeFormat('en-CA', { ...(timeZone && { timeZone }), dateStyle: 'short' });
  return Date.parse(format.format(at)) / dayMs;
}

const dayForms = {
  weekday: { weekday: 'long' },
  date: { month: 'long', day: 'numeric' },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>;

/**
 * A moment as people say it: "Today at 9:12 AM", "Yesterday at …", the weekday two and three days ago, else month and
 * day. Null is "N/A".
 */
export function whenWords(at: EpochMs | null, { t, language, now, timeZone }: Telling): string {
  if (at === null) return t('when.missing');
  const locale = browserLocale(language);
  const zone = timeZone === undefined ? {} : { timeZone };
  const time = new Intl.DateTimeFormat(locale, { ...zone, timeStyle: 'short' }).format(at);
  const daysAgo = dayNumber(now, timeZone) - dayNumber(at, timeZone);
  if (daysAgo === 0) return t('when.today', { time });
  if (daysAgo === 1) return t('when.yesterday', { time });
  const form = daysAgo === 2 || daysAgo === 3 ? dayForms.weekday : dayForms.date;
  return t('when.other', { day: new Intl.DateTimeFormat(locale, { ...zone, ...form }).format(at), time });
}

/** A day of the calendar, `2026-11-27`, as people say it: "Friday, November 27". */
export function dayWords(day: string, language: Language): string {
  const form = { weekday: 'long', month: 'long', day: 'numeric', timeZone: 'UTC' } as const;
  return new Intl.DateTimeFormat(browserLocale(language), form).format(Date.parse(day));
}

/** From one day to another in the shortest form: "Nov 9 – 22". */
export function periodWords(from: string, to: string, language: Language): string {
  const form = { month: 'short', day: 'numeric', timeZone: 'UTC' } as const;
  return new Intl.DateTimeFormat(browserLocale(language), form).formatRange(Date.parse(from), Date.parse(to));
}

/** The calendar day of a moment in the reader's zone, `2026-11-20`. */
export function dayOf(at: EpochMs, timeZone?: string | undefined): string {
  return new Date(dayNumber(at, timeZone) * dayMs).toISOString().slice(0, 10);
}

/** A moment to come, in a sentence: "Mon, Nov 23, 9:00 AM EST". */
export function momentWords(at: EpochMs, language: Language, timeZone?: string | undefined): string {
  const form = {
    weekday: 'short',
    month: 'short',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZoneName: 'short',
    ...(timeZone && { timeZone }),
  } as const;
  return new Intl.DateTimeFormat(browserLocale(language), form).format(at);
}
