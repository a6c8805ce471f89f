/** Writes a calendar day; days have no time zone, so none may shift them. */
export function formatDay(date: string, locale: string, options: Intl.DateTimeFormatOptions): string {
  return new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' }).format(
    new Date(`${date}T00:00:00Z`),
  );
}

/** The weekday under a bar: three letters in a week, one where two weeks have to fit. */
export function axisName(date: string, locale: string, days: number): string {
  return formatDay(date, locale, { weekday: days > 7 ? 'narrow' : 'short' });
}

/** The day in full, for the table and the readout. */
export function fullName(date: string, locale: string): string {
  return formatDay(date, locale, { weekday: 'long', month: 'long', day: 'numeric' });
}
