import { add, min, minorUnits, zero } from '@dayfare/domain/money';
import { type RideStatus, rideStatus, rideSubType } from '@dayfare/domain/rides';
import type { Db } from '../../platform/db/db.ts';
import type { Server } from '../../platform/http/server.ts';
import { enqueue } from '../../platform/jobs/queue.ts';
import type { JobHandler } from '../../platform/jobs/worker.ts';
import { lockPayPeriod } from '../money/index.ts';
import { settle } from './fare.ts';
import { pickupMs, rideMinutes } from './offer.ts';
import { changeRide, type Ride, rideWith, statusOf } from './rows.ts';
import type { RideRow } from './tables.ts';
import { placeWith, type RideScenario } from './town.ts';

/** The kind of job that takes a ride to what comes next; its reference is `ride:status`, the status that it leaves. */
export const rideJob = 'ride-step';

const minute = 60_000;

/** How long it takes until a driver answers, or none has, in ms. */
export const answerMs = 20_000;

/** How long before it is there a car is said to arrive, in ms. */
const arrivingMs = minute;

const scenarioOf = ({ run }: Ride): RideScenario => placeWith(run.destinationId)?.goes ?? 'Usual';
const carOf = ({ row }: Ride) => rideSubType.fromWire(row.subType) ?? 'Standard';

/** What comes after a status, and how long after that the next is due, in ms; null where a ride ends. */
function nextOf(ride: Ride): { readonly to: RideStatus; readonly lasts: number | null } | undefined {
  const goes = scenarioOf(ride);
  switch (statusOf(ride)) {
    case 'Processing':
      return goes === 'NoDrivers'
        ? { to: 'NoDriversAvailable', lasts: null }
        : { to: 'Accepted', lasts: pickupMs(carOf(ride)) - arrivingMs };
    case 'Accepted':
      return goes === 'DriverCancels'
        ? { to: 'DriverCanceled', lasts: null }
        : { to: 'Arriving', lasts: arrivingMs };
    case 'Arriving':
      return { to: 'InProgress', lasts: rideMinutes(ride.run) * minute };
    case 'InProgress':
      return { to: 'ReceiptReady', lasts: null };
    default:
      return undefined;
  }
}

/** What a ride cost in the end: waiting at lights adds two percent to the estimate, and never more than was held. */
const fareOf = ({ estimateMinor, heldMinor }: RideRow) =>
  min(minorUnits(heldMinor), add(minorUnits(estimateMinor), minorUnits(Math.floor(estimateMinor / 50))));

async function step(tx: Db, ride: Ride, server: Server, now: Date): Promise<boolean> {
  const next = nextOf(ride);
  if (!next) return false;
  const { row } = ride;
  const status = rideStatus.toWire(next.to);
  // As of when it was due: a server that was away catches up with the car.
  const dueAt = row.nextAt ?? now;
  if (next.lasts !== null) {
    const nextAt = new Date(dueAt.getTime() + next.lasts);
    await changeRide(tx, ride, {
      ...{ status, nextAt },
      ...(next.to === 'Accepted' && { acceptedAt: dueAt }),
    });
    await enqueue(tx, { kind: rideJob, reference: `${row.id}:${next.to}`, dueAt: nextAt });
    return true;
  }
  const { settings } = server;
  const money = { tx, ...(await lockPayPeriod(tx, { settings, employmentId: row.employmentId }, now)) };
  const fareMinor = next.to === 'ReceiptReady' ? fareOf(row) : zero;
  const paymentId = await settle(money, row, fareMinor);
  await changeRide(tx, ride, { status, fareMinor, paymentId, nextAt: null, endedAt: dueAt });
  return true;
}

/** Takes a ride to what comes next, under the lock of its person's money. One that was cancelled meanwhile is left alone. */
export function rideHandler(server: Server): JobHandler {
  return async (tx, { reference }, now) => {
    const [id = '', leaves = ''] = reference.split(':');
    const found = await rideWith(tx, id);
    if (!found) return false;
    const { settings } = server;
    await lockPayPeriod(tx, { settings, employmentId: found.row.employmentId }, now);
    const ride = await rideWith(tx, id);
    if (!ride || statusOf(ride) !== leaves) return false;
    return step(tx, ride, server, now);
  };
}
