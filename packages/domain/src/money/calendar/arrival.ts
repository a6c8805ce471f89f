import type { TransferSpeed } from '../enums/transfer-speed.ts';
import { addBankDays, isBankDay } from './bank-day.ts';
import type { Country } from './holidays.ts';
import { type EpochMs, epochMs, type IsoDate } from './iso-date.ts';
import { atLocalTime, type TimeZone, toIsoDate } from './local-time.ts';

/** Maximum duration of an instant transfer in minutes, on any day. */
export const instantArrivalMinutes = 30;

/** Local hour by which a next-day transfer has arrived. */
export const nextDayArrivalHour = 9;

/** How long money travels to a destination. */
export interface TravelTime {
  /** At most, for an instant transfer, on any day. */
  readonly instantMinutes: number;
  /** Local hour by which a transfer of the next business day has arrived. */
  readonly nextDayHour: number;
}

/** A local time of day. */
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
  /** Payments made on a bank day before this time are sent that day. */
  readonly cutOff: TimeOfDay;
  /** Default: that of a bank and a card. */
  readonly travelTime?: TravelTime | undefined;
}

/** When the money arrives. */
export interface Arrival {
  /** Date in the person's time zone. */
  readonly date: IsoDate;
  /** The latest time at which the money has arrived. */
  readonly at: EpochMs;
}

function departureDay({ now, country, timeZone, cutOff }: TransferMoment): IsoDate {
  const today = toIsoDate(now, timeZone);
  const isLate = now >= atLocalTime(today, cutOff.hour, cutOff.minute, timeZone);
  return addBankDays(today, isBankDay(today, country) && isLate ? 1 : 0, country);
}

/** Returns when a transfer made now is sent: at once, or with the bank's next collection. Until then it can be cancelled. */
export function departure(moment: TransferMoment): EpochMs {
  const { speed, now, timeZone, cutOff } = moment;
  if (speed === 'Instant') return now;
  return atLocalTime(departureDay(moment), cutOff.hour, cutOff.minute, timeZone);
}

/**
 * Returns how long a quote made now is valid: the given number of minutes, but never past the time at which the transfer would be sent,
 * because a later one would arrive later than quoted. Instant transfers have no such limit.
 */
export function quoteEnd(moment: TransferMoment, lastingMinutes: number): EpochMs {
  const end = epochMs(moment.now + lastingMinutes * 60_000);
  if (moment.speed === 'Instant') return end;
  return epochMs(Math.min(end, departure(moment)));
}

/** Returns when a transfer made now arrives. Next-day money arrives on the bank day after it is sent. */
export function arrival(moment: TransferMoment): Arrival {
  const { speed, now, country, timeZone, travelTime } = moment;
  const { instantMinutes = instantArrivalMinutes, nextDayHour = nextDayArrivalHour } = travelTime ?? {};
  if (speed === 'Instant') {
    const at = epochMs(now + instantMinutes * 60_000);
    return { at, date: toIsoDate(at, timeZone) };
  }
  const date = addBankDays(departureDay(moment), 1, country);
  return { date, at: atLocalTime(date, nextDayHour, 0, timeZone) };
}
