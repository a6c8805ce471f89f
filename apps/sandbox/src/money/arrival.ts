import { type Arrival, arrival, departure, epochMs, type TransferSpeed } from '@dayfare/domain/money';

/** By currency: whose bank calendar counts, on whose clocks, and the time by which a payment leaves the same day. */
const banks = {
  USD: { country: 'US', timeZone: 'America/New_York', cutOff: { hour: 17, minute: 0 } },
  CAD: { country: 'CA', timeZone: 'America/Toronto', cutOff: { hour: 17, minute: 0 } },
} as const;

/** When a transfer made now leaves and arrives. */
export function travelOf(currency: keyof typeof banks, speed: TransferSpeed, now: Date) {
  const moment = { speed, now: epochMs(now.getTime()), ...banks[currency] };
  const there: Arrival = arrival(moment);
  return { sendAt: new Date(departure(moment)), arrivesAt: new Date(there.at), arrivalDate: there.date };
}
