import type { WireRideProduct } from '@dayfare/api/rides/contract';
import { type MinorUnits, minorUnits, toWire } from '@dayfare/domain/money';
import { holdFor, type RideSubType, rideSubType } from '@dayfare/domain/rides';
import { type ConfiguredServer, numberNow } from '../../platform/http/configuration.ts';
import type { RunRow } from './tables.ts';
import { distanceKm } from './town.ts';

const minute = 60_000;

interface Car {
  readonly seats: number;
  /** In minor units. */
  readonly base: number;
  readonly perKm: number;
  readonly pickupMinutes: number;
}

const cars = {
  Shared: { seats: 1, base: 3_50, perKm: 90, pickupMinutes: 6 },
  Standard: { seats: 4, base: 5_00, perKm: 1_20, pickupMinutes: 4 },
  Large: { seats: 6, base: 7_50, perKm: 1_80, pickupMinutes: 5 },
} as const satisfies Record<RideSubType, Car>;

/** The lowest fare, in minor units. */
const lowestFare = 6_00;

/** What a ride is estimated at, in minor units. It is the same for everybody, whenever it is asked for. */
export function estimateOf(run: Pick<RunRow, 'sourceId' | 'destinationId'>, car: RideSubType): MinorUnits {
  const { base, perKm } = cars[car];
  return minorUnits(Math.max(lowestFare, base + perKm * distanceKm(run.sourceId, run.destinationId)));
}

/** What is held on top of an estimate, in percent of it: `UberRideBuffer`. None where that is no number from 0 to 100. */
export function bufferNow(server: ConfiguredServer): number {
  const percent = numberNow(server, 'UberRideBuffer');
  return percent >= 0 && percent <= 100 ? percent : 0;
}

/** How long a ride takes, in minutes. */
export const rideMinutes = (run: Pick<RunRow, 'sourceId' | 'destinationId'>): number =>
  4 + 2 * distanceKm(run.sourceId, run.destinationId);

/** How long it takes until the driver is there, in ms after a driver accepted. */
export const pickupMs = (car: RideSubType): number => cars[car].pickupMinutes * minute;

/** The cars for a way with what they cost and what is held. */
export const productsFor = (server: ConfiguredServer, run: RunRow): WireRideProduct[] =>
  rideSubType.names.map((car) => {
    const estimate = estimateOf(run, car);
    return {
      ...{ productID: rideSubType.toWire(car), seats: cars[car].seats },
      ...{ estimate: toWire(estimate), held: toWire(holdFor(estimate, bufferNow(server))) },
      ...{ pickupMinutes: cars[car].pickupMinutes, rideMinutes: rideMinutes(run) },
    };
  });
