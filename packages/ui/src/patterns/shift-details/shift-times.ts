import { asWritten } from '../../primitives/as-written.ts';
import { dateFormat } from '../../primitives/intl-formats.ts';

const zone = (timeZone: string | undefined) => (timeZone === undefined ? {} : { timeZone });

/** Formats the day a shift begins, at the workplace: "Monday, November 23". */
export function shiftDate(at: string, locale: string, timeZone?: string | undefined): string {
  const format = dateFormat(locale, {
    weekday: 'long',
    month: 'long',
    day: 'numeric',
    ...zone(timeZone),
  });
  return asWritten(format.format(new Date(at)), locale);
}

/**
 * Formats a time range: "8:00 AM – 4:30 PM". The ends are formatted separately, so that a range past midnight does not show two dates,
 * and each time stays on one line. Where the clocks change in between, both have their zone, since one of them may come twice:
 * "1:30 AM EDT – 1:30 AM EST".
 */
export function timeSpan(
  startsAt: string,
  endsAt: string,
  locale: string,
  timeZone?: string | undefined,
): string {
  const clock = { hour: 'numeric', minute: '2-digit', ...zone(timeZone) } as const;
  const zoned = dateFormat(locale, { ...clock, timeZoneName: 'short' });
  const zoneAt = (at: string) =>
    zoned.formatToParts(new Date(at)).find(({ type }) => type === 'timeZoneName')?.value;
  const format = zoneAt(startsAt) === zoneAt(endsAt) ? dateFormat(locale, clock) : zoned;
  const time = (at: string) => asWritten(format.format(new Date(at)), locale).replaceAll(/\s/g, '\u00a0');
  return `${time(startsAt)} – ${time(endsAt)}`;
}
