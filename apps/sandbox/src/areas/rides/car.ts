import type { WireRide } from '@dayfare/api/rides/contract';
import { type RideStatus, rideStatus } from '@dayfare/domain/rides';
import { rideMinutes } from './offer.ts';
import type { RideRow, RunRow } from './tables.ts';
import { pointOf, type TownPoint, toDegrees } from './town.ts';

const minute = 60_000;

/** From where cars come: so far from the pick-up, in km. */
const depot = [-1.6, -1.1] as const;

const between = (from: TownPoint, to: TownPoint, share: number): TownPoint => {
  const part = Math.min(1, Math.max(0, share));
  return [from[0] + (to[0] - from[0]) * part, from[1] + (to[1] - from[1]) * part];
};

interface Driven {
  readonly row: RideRow;
  readonly run: RunRow;
}

/** Where the car is; null while there is none, and once the ride is over. */
function carAt({ row, run }: Driven, status: RideStatus, now: Date): TownPoint | null {
  if (!row.acceptedAt || !row.nextAt) return null;
  const [from, to] = [pointOf(run.sourceId), pointOf(run.destinationId)];
  const left = row.nextAt.getTime() - now.getTime();
  if (status === 'InProgress') return between(from, to, 1 - left / (rideMinutes(run) * minute));
  if (status !== 'Accepted' && status !== 'Arriving') return null;
  const gone = now.getTime() - row.acceptedAt.getTime();
  // A minute before it is there, it is said to arrive.
  const untilThere = left + (status === 'Accepted' ? minute : 0);
  const start: TownPoint = [from[0] + depot[0], from[1] + depot[1]];
  return between(start, from, gone / Math.max(1, gone + untilThere));
}

/** The way of a ride on a map, and where its car is. */
export function mapOf(ride: Driven, now: Date): WireRide['map'] {
  const status = rideStatus.fromWire(ride.row.status) ?? 'None';
  const car = carAt(ride, status, now);
  return {
    ...{
      source: toDegrees(pointOf(ride.run.sourceId)),
      destination: toDegrees(pointOf(ride.run.destinationId)),
    },
    car: car && toDegrees(car),
  };
}
