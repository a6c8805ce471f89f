/**
 * A date or time of `Intl` as people write it: in Canadian French "9 h" and "9 h 30" where `Intl` has "09 h 00" and "09 h 30", and "1er décembre" where
 * it has "1 décembre". https://www.noslangues-ourlanguages.gc.ca/fr/cles-de-la-redaction/heure
 */
export function asWritten(text: string, locale: string): string {
  if (!locale.startsWith('fr')) return text;
  return text
    .replace(
      /(\d{1,2})(\s)h\s(\d{2})/,
      (_, hour: string, space: string, minute: string) =>
        `${Number(hour)}${space}h${minute === '00' ? '' : `${space}${minute}`}`,
    )
    .replace(/(?<!\d)1(?=\s(?!h\b)\p{L})/u, '1er');
}
