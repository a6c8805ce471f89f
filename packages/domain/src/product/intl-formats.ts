const numbers = new Map<string, Intl.NumberFormat>();
const dates = new Map<string, Intl.DateTimeFormat>();

function kept<Format>(formats: Map<string, Format>, key: string, make: () => Format): Format {
  const known = formats.get(key);
  if (known) return known;
  const made = make();
  formats.set(key, made);
  return made;
}

// Making a format costs more than using it a thousand times, and a page writes dozens of amounts and days with the same few.

/** A format of numbers in a locale; the same one for the same options. */
export function numberFormat(locale: string, options: Intl.NumberFormatOptions): Intl.NumberFormat {
  const key = locale + JSON.stringify(options);
  return kept(numbers, key, () => new Intl.NumberFormat(locale, options));
}

/** What people write otherwise than Intl, by language. */
const habits: Readonly<Record<string, (text: string) => string>> = {
  // "9 h" and "9 h 30" for "09 h 00" and "09 h 30", "1er décembre" for "1 décembre".
  // https://www.noslangues-ourlanguages.gc.ca/fr/cles-de-la-redaction/heure
  fr: (text) =>
    text
      .replace(
        /(\d{1,2})(\s)h\s(\d{2})/g,
        (_, hour: string, space: string, minute: string) =>
          `${Number(hour)}${space}h${minute === '00' ? '' : `${space}${minute}`}`,
      )
      .replace(/(?<!\d)1(?=\s(?:–|(?!h\b)\p{L}))/gu, '1er'),
  // "9:00 a. m." for "9:00 a.m.". https://www.rae.es/dpd/hora
  es: (text) => text.replace(/([ap])\.m\./g, '$1.\u00A0m.'),
};

function withHabits(format: Intl.DateTimeFormat, written: (text: string) => string): Intl.DateTimeFormat {
  const write = format.format.bind(format);
  const writeRange = format.formatRange.bind(format);
  return Object.defineProperties(format, {
    format: { value: (at?: Date | number) => written(write(at)) },
    formatRange: { value: (from: Date | number, to: Date | number) => written(writeRange(from, to)) },
  });
}

/** A format of moments in a locale; the same one for the same options, unless they leave the zone to the device, which may travel. */
export function dateFormat(locale: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const make = () => {
    const format = new Intl.DateTimeFormat(locale, options);
    const written = habits[locale.slice(0, 2)];
    return written ? withHabits(format, written) : format;
  };
  return options.timeZone === undefined ? make() : kept(dates, locale + JSON.stringify(options), make);
}
