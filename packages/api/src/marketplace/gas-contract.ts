import * as z from 'zod/mini';
import { call, wireAmount, wireId, wireNumber } from '../wire/index.ts';

const latitude = z.number().check(z.gte(-90), z.lte(90));
const longitude = z.number().check(z.gte(-180), z.lte(180));

const station = z.object({
  stationID: wireId,
  name: z.string(),
  address: z.string(),
  city: z.string(),
  state: z.string(),
  zip: z.string(),
  latitude,
  longitude,
  /** From the place in the request; null without one. */
  kilometers: z.nullable(z.number()),
  isOpen: z.boolean(),
  /** Off the price of a unit. */
  discount: wireAmount,
  /** Prices of a unit at the pump. */
  fuels: z.array(z.object({ fuelType: wireNumber, price: wireAmount })),
});

/** Stations that give a discount on gas. The documents name the service and no calls. */
export const gasContract = {
  /** Stations near a place, the nearest first, with prices and the discount. */
  getGasStations: call('POST', 'marketplace/GetGasStations', {
    input: z.object({
      /** Part of a name, a city, or a postal code; empty: all. */
      search: z.string().check(z.maxLength(100)),
      latitude: z.optional(latitude),
      longitude: z.optional(longitude),
    }),
    payload: z.object({
      currency: z.string(),
      /** 0 gallon, 1 liter. */
      unit: wireNumber,
      /** What is typed at the pump to get the discount. */
      memberID: z.string(),
      stations: z.array(station),
    }),
    meta: { kind: 'read', ours: true },
  }),
};

/** A station as on the wire. */
export type WireGasStation = z.infer<typeof station>;
