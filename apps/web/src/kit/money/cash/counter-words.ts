import type { CashLocation } from '@dayfare/api/money/places/cash-queries';
import { browserLocale, dateFormat, type Language } from '@dayfare/domain/product';

const noBreakSpace = '\u00A0';

/** A figure with its unit, which no line break may part. */
const unbroken = (text: string) => text.replaceAll(' ', noBreakSpace);

const kilometersInMile = 1.609_344;

/** A distance as people there measure it: miles, and kilometres in French Canada. */
export function awayText(kilometers: number, language: Language): string {
  const isMetric = language === 'fr';
  const format = new Intl.NumberFormat(browserLocale(language), {
    style: 'unit',
    unit: isMetric ? 'kilometer' : 'mile',
    maximumFractionDigits: 1,
  });
  return unbroken(format.format(isMetric ? kilometers : kilometers / kilometersInMile));
}

/** A time of day such as `07:00` as it is written in a language: "7:00 AM". */
export function hoursOfDay(time: string, language: Language): string {
  const form = { hour: 'numeric', minute: '2-digit', timeZone: 'UTC' } as const;
  return unbroken(dateFormat(browserLocale(language), form).format(Date.parse(`1970-01-01T${time}:00Z`)));
}

/** What a place is found by in maps. */
type Addressed = Pick<CashLocation, 'name' | 'address' | 'city' | 'state' | 'zip'>;

/** An address that opens a place in the device's maps: Apple's where the device is one of theirs. */
export function mapsAddress({ name, address, city, state, zip }: Addressed): string {
  const query = encodeURIComponent(`${name}, ${address}, ${city}, ${state} ${zip}`);
  return /iPhone|iPad|Macintosh/.test(navigator.userAgent)
    ? `https://maps.apple.com/?q=${query}`
    : `https://www.google.com/maps/search/?api=1&query=${query}`;
}
