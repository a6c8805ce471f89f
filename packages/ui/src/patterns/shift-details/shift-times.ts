const zone = (timeZone: string | undefined) => (timeZone === undefined ? {} : { timeZone });

/** "Monday, November 23": the day on which a shift begins, at the place of work. */
export function shiftDate(at: string, locale: string, timeZone?: string | undefined): string {
  return new Intl.DateTimeFormat(locale, {
    weekday: 'long',
    month: 'long',
    day: 'numeric',
    ...zone(timeZone),
  }).format(new Date(at));
}

/**
 * "8:00 AM – 4:30 PM". Each end is formatted by itself: a range that passes midnight must not turn into two dates, and
 * each time stays on one line.
 */
export function timeSpan(
  startsAt: string,
  endsAt: string,
  locale: string,
  timeZone?: string | undefined,
): string {
  const format = new Intl.DateTimeFormat(locale, { hour: 'numeric', minute: '2-digit', ...zone(timeZone) });
  const time = (at: string) => format.format(new Date(at)).replaceAll(/\s/g, '\u00a0');
  return `${time(startsAt)} – ${time(endsAt)}`;
}
