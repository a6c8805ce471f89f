import { numberFormat } from '../../primitives/intl-formats.ts';

const two = (value: number) => String(value).padStart(2, '0');

/** Splits a duration into hours, minutes and seconds; zeros for a missing or invalid one. */
export function split(seconds: number | null | undefined): {
  hours: number;
  minutes: number;
  seconds: number;
} {
  const whole =
    typeof seconds === 'number' && Number.isFinite(seconds) ? Math.max(0, Math.floor(seconds)) : 0;
  return { hours: Math.floor(whole / 3600), minutes: Math.floor((whole % 3600) / 60), seconds: whole % 60 };
}

/** Formats a duration as `07:05:00`; `00:00:00` if empty; hours beyond 99 have more digits. */
export function clock(seconds: number | null | undefined): string {
  const time = split(seconds);
  return `${two(time.hours)}:${two(time.minutes)}:${two(time.seconds)}`;
}

/** Formats a duration in words, without parts that are zero: "7 hours, 5 minutes". */
export function spoken(seconds: number | null | undefined, locale: string): string {
  const time = split(seconds);
  const parts = (['hours', 'minutes', 'seconds'] as const)
    .filter((unit) => time[unit] > 0)
    .map((unit) => inUnit(time[unit], unit, locale));
  if (parts.length === 0) return inUnit(0, 'hours', locale);
  return new Intl.ListFormat(locale, { type: 'unit', style: 'long' }).format(parts);
}

function inUnit(value: number, unit: 'hours' | 'minutes' | 'seconds', locale: string): string {
  const name = unit.slice(0, -1);
  return numberFormat(locale, { style: 'unit', unit: name, unitDisplay: 'long' }).format(value);
}

/** Formats a duration for the `datetime` attribute. */
export function machineReadable(seconds: number | null | undefined): string {
  const time = split(seconds);
  return `PT${time.hours}H${time.minutes}M${time.seconds}S`;
}
