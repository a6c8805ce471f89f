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

/** A format of moments in a locale; the same one for the same options, unless they leave the zone to the device, which may travel. */
export function dateFormat(locale: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const make = () => new Intl.DateTimeFormat(locale, options);
  return options.timeZone === undefined ? make() : kept(dates, locale + JSON.stringify(options), make);
}
