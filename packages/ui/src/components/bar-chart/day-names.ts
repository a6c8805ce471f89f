/** Writes a calendar day; days have no time zone, so none may shift them. */
function formatDay(date: string, locale: string, options: Intl.DateTimeFormatOptions): string {
  return new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' }).format(
    new Date(`${date}T00:00:00Z`),
  );
}

/** The weekday under a bar: about three letters, or one. */
export function weekday(date: string, locale: string, length: 'short' | 'narrow'): string {
  return formatDay(date, locale, { weekday: length });
}

/** The day in full, for the table and the readout. */
export function fullName(date: string, locale: string): string {
  return formatDay(date, locale, { weekday: 'long', month: 'long', day: 'numeric' });
}
