import * as z from 'zod/mini';
import { call, wireAmount, wireId, wireInstant } from '../../wire/index.ts';
import { transactionID } from '../transaction.ts';

const location = z.object({
  id: wireId,
  name: z.string(),
  address: z.string(),
  city: z.string(),
  state: z.string(),
  zip: z.string(),
  /** Times of day in digits, such as `07:00`. */
  opensAt: z.string(),
  closesAt: z.string(),
  /** From the place in the request; null without one. */
  kilometers: z.nullable(z.number()),
});

/** The calls about cash that is picked up at a counter. */
export const cashContract = {
  /** Places that pay out cash: the nearest first to the place or postal code, or to where the person lives. */
  cashPickupLocations: call('POST', 'ewa/CashPickupLocations', {
    input: z.object({
      /** Part of a name, a city, or a postal code; empty: all. */
      search: z.optional(z.string().check(z.maxLength(100))),
      latitude: z.optional(z.number().check(z.gte(-90), z.lte(90))),
      longitude: z.optional(z.number().check(z.gte(-180), z.lte(180))),
    }),
    payload: z.object({ locations: z.array(location) }),
    meta: { kind: 'read' },
  }),
  /** Make cash pickup one of the places that money can be sent to. Refuses people who are too young. Can be repeated. */
  openCashPickup: call('POST', 'ewa/openCashPickup', {
    input: z.object({}),
    payload: z.object({ instrumentId: wireId }),
    meta: { ours: true },
  }),
  /** The code that is shown at the counter. */
  cashVoucher: call('POST', 'ewa/cashPickupVoucher', {
    input: z.object({ transactionID }),
    payload: z.object({
      /** 12 digits. */
      voucher: z.string().check(z.regex(/^\d{12}$/)),
      amount: wireAmount,
      /** Then the money goes back. */
      expiresAt: wireInstant,
    }),
    meta: { kind: 'read', ours: true },
  }),
};

/** A place that pays out cash, as on the wire. */
export type WireCashLocation = z.infer<typeof location>;
