/** Returns a function that makes a format once for the same locale and options. */
function keeping<Options extends object, Format>(
  make: (locale: string, options: Options) => Format,
): (locale: string, options: Options) => Format {
  const known = new Map<string, Format>();
  return (locale, options) => {
    const key = locale + JSON.stringify(options);
    const format = known.get(key) ?? make(locale, options);
    known.set(key, format);
    return format;
  };
}

const datesInZone = keeping<Intl.DateTimeFormatOptions, Intl.DateTimeFormat>(
  (locale, options) => new Intl.DateTimeFormat(locale, options),
);

// Making a format costs more than using it a hundred times, and a list writes the same few in every row.

/** Returns a number format; the same one for the same options. */
export const numberFormat = keeping<Intl.NumberFormatOptions, Intl.NumberFormat>(
  (locale, options) => new Intl.NumberFormat(locale, options),
);

/** Returns a date format; the same one for the same options, unless the time zone is left to the device, which may travel. */
export function dateFormat(locale: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  return options.timeZone === undefined
    ? new Intl.DateTimeFormat(locale, options)
    : datesInZone(locale, options);
}
