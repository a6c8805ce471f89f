const two = (value: number) => String(value).padStart(2, '0');

/** Hours, minutes and seconds of a length of time; zeros where there is none, or where it makes no sense. */
export function split(seconds: number | null | undefined): {
  hours: number;
  minutes: number;
  seconds: number;
} {
  const whole =
    typeof seconds === 'number' && Number.isFinite(seconds) ? Math.max(0, Math.floor(seconds)) : 0;
  return { hours: Math.floor(whole / 3600), minutes: Math.floor((whole % 3600) / 60), seconds: whole % 60 };
}

/** `07:05:00`; `00:00:00` when empty; more than two figures for hours beyond 99. */
export function clock(seconds: number | null | undefined): string {
  const time = split(seconds);
  return `${two(time.hours)}:${two(time.minutes)}:${two(time.seconds)}`;
}

/** In words, without the parts that are zero: "7 hours, 5 minutes". */
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
  return new Intl.NumberFormat(locale, { style: 'unit', unit: name, unitDisplay: 'long' }).format(value);
}

/** As HTML writes a length of time. */
export function machineReadable(seconds: number | null | undefined): string {
  const time = split(seconds);
  return `PT${time.hours}H${time.minutes}M${time.seconds}S`;
}
