import { minorUnits, toWire } from '@dayfare/domain/money';
import { isRideInProgress, rideStatus } from '@dayfare/domain/rides';
import { Refusal } from '../../platform/http/refusal.ts';
import { transferContractType } from '../contracts/index.ts';
import { availableNow } from '../money/index.ts';
import type { ApiContext, SignedIn } from '../session/index.ts';
import { rideContracts } from './book.ts';
import { bufferNow, productsFor } from './offer.ts';
import { isBirthDateNeeded, minimumAge } from './rider.ts';
import { changeRide, type Ride, requireRide, ridesOf, statusOf, wireRide } from './rows.ts';
import { requireRun } from './runs.ts';
import { wirePlace } from './town.ts';

type Context = ApiContext & SignedIn;

/** The most rides that are shown. */
const most = 50;

/** How long a ride that ended without a receipt is still told of, in ms. */
const toldMs = 5 * 60_000;

/** The ride that is in progress, or that ended a moment ago without a receipt, and what is needed before booking. */
export async function currentOf(context: Context) {
  const { db, employee, clock } = context;
  const now = clock.now();
  const [last] = await ridesOf(db, employee.id, 1);
  const isTold = (ride: Ride) =>
    isRideInProgress(statusOf(ride)) ||
    (statusOf(ride) !== 'Completed' && now.getTime() - (ride.row.endedAt?.getTime() ?? 0) < toldMs);
  return {
    ride: last && isTold(last) ? wireRide(last, employee, now) : null,
    currency: employee.currency,
    isDateOfBirthNeeded: await isBirthDateNeeded(context),
    minimumAge: minimumAge(context),
  };
}

/** The cars for a way with estimates, and what can be spent. Refuses with RideNotCreated. */
export async function estimatesOf(context: Context, runID: string) {
  const run = await requireRun(context.db, context.employee.id, runID);
  return {
    ...{ source: wirePlace(run.sourceId), destination: wirePlace(run.destinationId) },
    currency: context.employee.currency,
    available: toWire(await availableNow(context)),
    ...{ bufferPercent: bufferNow(context), products: productsFor(context, run) },
    ...{ contractType: transferContractType, contractIds: rideContracts().map(({ id }) => id) },
  };
}

/** One ride of this person. Refuses with RideNotFound. */
export async function rideOf({ db, employee, clock }: Context, id: string) {
  return wireRide(await requireRide(db, employee.id, id), employee, clock.now());
}

/** The rides of a person, the newest first. */
export async function historyOf({ db, employee, clock }: Context) {
  const all = await ridesOf(db, employee.id, most);
  return { rides: all.map((ride) => wireRide(ride, employee, clock.now())) };
}

/** Keeps the places of a ride, or forgets them. Refuses with RideNotFound. */
export async function saveTrip({ db, employee, clock }: Context, id: string, isSaved: boolean) {
  const ride = await requireRide(db, employee.id, id);
  return wireRide(await changeRide(db, ride, { isSaved }), employee, clock.now());
}

/** The receipt of a ride, which ends it for its person. Refuses with RideNotFound and RideReceiptNotReady. */
export async function receiptOf({ db, employee, clock }: Context, id: string) {
  const ride = await requireRide(db, employee.id, id);
  const status = statusOf(ride);
  const { endedAt, fareMinor, heldMinor } = ride.row;
  if (endedAt === null || fareMinor === null) throw new Refusal('RideReceiptNotReady');
  const seen =
    status === 'ReceiptReady' ? await changeRide(db, ride, { status: rideStatus.toWire('Completed') }) : ride;
  return {
    ride: wireRide(seen, employee, clock.now()),
    ...{ paid: toWire(minorUnits(fareMinor)), returned: toWire(minorUnits(heldMinor - fareMinor)) },
    endedAt: endedAt.toISOString(),
  };
}
