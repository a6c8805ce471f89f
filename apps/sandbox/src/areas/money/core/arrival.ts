import {
  type Arrival,
  arrival,
  type Destination,
  departure,
  destinationRules,
  epochMs,
  quoteEnd,
  type TransferSpeed,
} from '@dayfare/domain/money';

/** By currency: whose bank calendar counts, on whose clocks, and the time by which a payment leaves the same day. */
export const banks = {
  USD: { country: 'US', timeZone: 'America/New_York', cutOff: { hour: 17, minute: 0 } },
  CAD: { country: 'CA', timeZone: 'America/Toronto', cutOff: { hour: 17, minute: 0 } },
} as const;

/** What travels: how fast, and to where. Default: to a bank account. */
interface Trip {
  readonly speed: TransferSpeed;
  readonly to?: Destination | undefined;
}

const momentOf = (currency: keyof typeof banks, trip: Trip | TransferSpeed, now: Date) => {
  const { speed, to = 'bank' } = typeof trip === 'string' ? { speed: trip } : trip;
  return { speed, now: epochMs(now.getTime()), ...banks[currency], travelTime: destinationRules[to] };
};

/** When a quote made now ends, if it lasts so many minutes at most. */
export function quoteExpiry(
  currency: keyof typeof banks,
  speed: TransferSpeed,
  { now, minutes }: { readonly now: Date; readonly minutes: number },
): Date {
  return new Date(quoteEnd(momentOf(currency, speed, now), minutes));
}

/** When a transfer made now leaves and arrives. */
export function deliverySchedule(currency: keyof typeof banks, trip: Trip | TransferSpeed, now: Date) {
  const moment = momentOf(currency, trip, now);
  const there: Arrival = arrival(moment);
  return { sendAt: new Date(departure(moment)), arrivesAt: new Date(there.at), arrivalDate: there.date };
}
