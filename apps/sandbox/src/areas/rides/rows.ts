import type { WireRide } from '@dayfare/api/rides/contract';
import { minorUnits, toWire } from '@dayfare/domain/money';
import {
  cancelFee,
  isRideInProgress,
  isRideMoving,
  type RideStatus,
  rideStatus,
} from '@dayfare/domain/rides';
import { and, desc, eq, sql } from 'drizzle-orm';
import type { Db } from '../../platform/db/db.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import type { Employee } from '../session/index.ts';
import { mapOf } from './car.ts';
import { type RideRow, type RunRow, rideRuns, rides } from './tables.ts';
import { wirePlace } from './town.ts';

const minute = 60_000;

/** A ride with its way. */
export interface Ride {
  readonly row: RideRow;
  readonly run: RunRow;
}

/** How a ride stands. */
export const statusOf = ({ row }: Ride): RideStatus => rideStatus.fromWire(row.status) ?? 'None';

const joined = (tx: Db) =>
  tx.select({ row: rides, run: rideRuns }).from(rides).innerJoin(rideRuns, eq(rideRuns.id, rides.runId));

/** One ride, whosever it is; undefined without one. */
export async function rideWith(tx: Db, id: string): Promise<Ride | undefined> {
  const [found] = await joined(tx).where(eq(rides.id, id));
  return found;
}

/** A ride of this person. Refuses with RideNotFound, also if it belongs to another user. */
export async function requireRide(tx: Db, employeeId: number, id: string): Promise<Ride> {
  const found = await rideWith(tx, id);
  if (found?.row.employeeId !== employeeId || !found) throw new Refusal('RideNotFound');
  return found;
}

/** The rides of a person, the newest first; of two that were booked at the same moment, the one that ended later. */
export const ridesOf = (tx: Db, employeeId: number, most: number): Promise<Ride[]> =>
  joined(tx)
    .where(eq(rides.employeeId, employeeId))
    .orderBy(desc(rides.createdAt), sql`${rides.endedAt} desc nulls first`)
    .limit(most);

/** The ride of a person that is in progress; undefined without one. */
export async function currentRide(tx: Db, employeeId: number): Promise<Ride | undefined> {
  const [last] = await ridesOf(tx, employeeId, 1);
  return last && isRideInProgress(statusOf(last)) ? last : undefined;
}

/** Changes a ride. */
export async function changeRide(tx: Db, { row, run }: Ride, values: Partial<RideRow>): Promise<Ride> {
  await tx
    .update(rides)
    .set(values)
    .where(and(eq(rides.id, row.id), eq(rides.employeeId, row.employeeId)));
  return { row: { ...row, ...values }, run };
}

const drivers = [
  { name: 'Alma', car: 'Gray Toyota Prius', plate: '7KLM-204' },
  { name: 'Jonas', car: 'White Honda Accord', plate: '3RTD-861' },
  { name: 'Priya', car: 'Blue Kia Niro', plate: '5BVX-377' },
] as const;

/** How long after a ride its driver can still be called about something that was left in the car, in ms. */
const lineMs = 24 * 60 * minute;

const withDriver: ReadonlySet<RideStatus> = new Set([
  ...(['Accepted', 'Arriving', 'InProgress', 'ReceiptReady', 'Completed'] as const),
]);

/** Who drives it: the same whenever it is asked for. */
function driverOf(ride: Ride, now: Date): WireRide['driver'] {
  if (!withDriver.has(statusOf(ride))) return null;
  const { id, endedAt } = ride.row;
  const number = Number.parseInt(id.slice(-4), 16);
  const driver = drivers[number % drivers.length] ?? drivers[0];
  const isOpen = endedAt === null || now.getTime() - endedAt.getTime() < lineMs;
  // A number of the ride service's that connects the two for this ride alone.
  const line = `+1555010${String(number % 10_000).padStart(4, '0')}`;
  return { ...driver, line: isOpen ? line : null };
}

/** A ride as on the wire at a time. */
export function wireRide(ride: Ride, { currency }: Pick<Employee, 'currency'>, now: Date): WireRide {
  const { row, run } = ride;
  const status = statusOf(ride);
  const fee = cancelFee(status, { acceptedAt: row.acceptedAt?.getTime() ?? null, now: now.getTime() });
  const left = row.nextAt && isRideMoving(status) && status !== 'Processing';
  return {
    ...{ rideStatus: row.status, runId: row.runId, requestID: row.id, rideSubType: row.subType, currency },
    userTransactionId: row.paymentId ?? (isRideMoving(status) ? row.holdId : null),
    ...{ source: wirePlace(run.sourceId), destination: wirePlace(run.destinationId) },
    ...{ estimate: toWire(minorUnits(row.estimateMinor)), held: toWire(minorUnits(row.heldMinor)) },
    fare: row.fareMinor === null ? null : toWire(minorUnits(row.fareMinor)),
    cancelFee: fee === null ? null : toWire(fee),
    minutesLeft:
      left && row.nextAt ? Math.max(1, Math.ceil((row.nextAt.getTime() - now.getTime()) / minute)) : null,
    map: mapOf(ride, now),
    ...{ driver: driverOf(ride, now), isSaved: row.isSaved, createdAt: row.createdAt.toISOString() },
  };
}
