import type { TransferSpeed } from '../enums/transfer-speed.ts';
import { addBankDays, isBankDay } from './bank-day.ts';
import type { Country } from './holidays.ts';
import { type EpochMs, epochMs, type IsoDate } from './iso-date.ts';
import { atLocalTime, type TimeZone, toIsoDate } from './local-time.ts';

/** Longest time an instant transfer takes, in minutes, on any day. */
export const instantArrivalMinutes = 30;

/** Local hour by which a next-day transfer has arrived. */
export const nextDayArrivalHour = 9;

/** A time of day on the clocks of a zone. */
export interface TimeOfDay {
  readonly hour: number;
  readonly minute: number;
}

/** Where and when a transfer is made. */
export interface TransferMoment {
  readonly speed: TransferSpeed;
  readonly now: EpochMs;
  readonly country: Country;
  readonly timeZone: TimeZone;
  /** Payments made on a bank day before this time still leave that day. */
  readonly cutOff: TimeOfDay;
}

/** When the money is there. */
export interface Arrival {
  /** Date in the person's time zone. */
  readonly date: IsoDate;
  /** The latest instant at which the money has arrived. */
  readonly at: EpochMs;
}

function departureDay({ now, country, timeZone, cutOff }: TransferMoment): IsoDate {
  const today = toIsoDate(now, timeZone);
  const isLate = now >= atLocalTime(today, cutOff.hour, cutOff.minute, timeZone);
  return addBankDays(today, isBankDay(today, country) && isLate ? 1 : 0, country);
}

/** When a transfer made now leaves: at once, or with the bank's next collection. Until then it can be called back. */
export function departure(moment: TransferMoment): EpochMs {
  const { speed, now, timeZone, cutOff } = moment;
  if (speed === 'Instant') return now;
  return atLocalTime(departureDay(moment), cutOff.hour, cutOff.minute, timeZone);
}

/**
 * Until when a quote made now can be used: so many minutes, but never past the moment at which a transfer made under it would leave,
 * for one made after that arrives later than the quote says. An instant transfer has no such moment.
 */
export function quoteEnd(moment: TransferMoment, lastingMinutes: number): EpochMs {
  const end = epochMs(moment.now + lastingMinutes * 60_000);
  if (moment.speed === 'Instant') return end;
  return epochMs(Math.min(end, departure(moment)));
}

/** When a transfer made now arrives. Next-day money arrives on the bank day after the one it leaves on. */
export function arrival(moment: TransferMoment): Arrival {
  const { speed, now, country, timeZone } = moment;
  if (speed === 'Instant') {
    const at = epochMs(now + instantArrivalMinutes * 60_000);
    return { at, date: toIsoDate(at, timeZone) };
  }
  const date = addBankDays(departureDay(moment), 1, country);
  return { date, at: atLocalTime(date, nextDayArrivalHour, 0, timeZone) };
}
