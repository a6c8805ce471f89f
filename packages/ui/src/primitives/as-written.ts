/** What people write otherwise than `Intl`, by language. */
const habits: Readonly<Record<string, (text: string) => string>> = {
  // "9 h" and "9 h 30" for "09 h 00" and "09 h 30", "1er décembre" for "1 décembre".
  // https://www.noslangues-ourlanguages.gc.ca/fr/cles-de-la-redaction/heure
  fr: (text) =>
    text
      .replace(
        /(\d{1,2})(\s)h\s(\d{2})/,
        (_, hour: string, space: string, minute: string) =>
          `${Number(hour)}${space}h${minute === '00' ? '' : `${space}${minute}`}`,
      )
      .replace(/(?<!\d)1(?=\s(?!h\b)\p{L})/u, '1er'),
  // "9:00 a. m." for "9:00 a.m.". https://www.rae.es/dpd/hora
  es: (text) => text.replace(/([ap])\.m\./, '$1.\u00A0m.'),
};

/** A date or time of `Intl` as people write it in the language of a locale. */
export function asWritten(text: string, locale: string): string {
  return habits[locale.slice(0, 2)]?.(text) ?? text;
}
