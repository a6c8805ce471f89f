import { randomUUID } from 'node:crypto';
import { ridesContract, type WireTrip, type WireTripOutcome } from '@dayfare/api/rides/contract';
import { fromWire, toWire } from '@dayfare/domain/money';
import { holdFor, rideStatus, rideSubType } from '@dayfare/domain/rides';
import { Refusal } from '../../platform/http/refusal.ts';
import { enqueue } from '../../platform/jobs/queue.ts';
import { contractsFor } from '../contracts/index.ts';
import {
  closeKey,
  currencyOf,
  keyedMove,
  lockPayPeriod,
  type MoneyWork,
  payPartner,
  receiptOutcome,
} from '../money/index.ts';
import { type ApiContext, employmentOf, type SignedIn } from '../session/index.ts';
import { fareAccount } from './fare.ts';
import { bufferNow, estimateOf } from './offer.ts';
import { requireRider } from './rider.ts';
import { currentRide } from './rows.ts';
import { requireRun } from './runs.ts';
import { answerMs, rideJob } from './steps.ts';
import { rides } from './tables.ts';
import { placeWith } from './town.ts';

type Context = ApiContext & SignedIn;

/** A ride to book. */
interface Command {
  readonly runID: string;
  readonly productID: number;
  readonly estimate: number;
  readonly contractsAccepted: readonly number[];
}

/** What is agreed to when a ride is booked: the terms of early transfers to a payee. */
export const rideContracts = () => contractsFor('biller');

/** How long a price holds, in ms. */
const priceLastsMs = 5 * 60_000;

async function book(money: MoneyWork, context: Context, command: Command): Promise<WireTrip> {
  const { tx, employee, now } = money;
  await requireRider(tx, context);
  if (await currentRide(tx, employee.id)) throw new Refusal('RideInProgress');
  const run = await requireRun(tx, employee.id, command.runID);
  const car = rideSubType.fromWire(command.productID);
  if (!car || placeWith(run.destinationId)?.goes === 'NotBooked') throw new Refusal('RideNotBooked');
  const estimate = estimateOf(run, car);
  const isOld = now.getTime() - run.createdAt.getTime() > priceLastsMs;
  if (isOld || fromWire(command.estimate) !== estimate) throw new Refusal('RidePriceChanged');
  const amount = holdFor(estimate, bufferNow(context));
  const { id: holdId } = await payPartner(money, context, {
    ...{ amount, account: await fareAccount(tx, employee.id), accepted: command.contractsAccepted },
    contractIds: rideContracts().map(({ id }) => id),
    // No job hands it over: it is only held.
    also: () => ({}),
  });
  const id = randomUUID();
  const nextAt = new Date(now.getTime() + answerMs);
  await tx.insert(rides).values({
    ...{ id, runId: run.id, employeeId: employee.id, employmentId: employee.employmentId, holdId },
    ...{ status: rideStatus.toWire('Processing'), subType: command.productID },
    ...{ estimateMinor: estimate, heldMinor: amount, createdAt: now, nextAt },
  });
  await enqueue(tx, { kind: rideJob, reference: `${id}:Processing`, dueAt: nextAt });
  return { request_id: id, held: toWire(amount), currency: currencyOf(employee) };
}

/**
 * Books a ride, once for each idempotency key, and holds what it may cost. Refuses with RideBirthDateNeeded, RideTooYoung, RideInProgress,
 * RideNotCreated, RideNotBooked, RidePriceChanged, ContractNotAccepted, and for the reasons that transfers are refused for.
 */
export function createTrip(context: Context, command: Command): Promise<WireTrip> {
  const { runID, productID, estimate, contractsAccepted } = command;
  return keyedMove(ridesContract.createTrip, context, {
    body: JSON.stringify(['ride', runID, productID, estimate, contractsAccepted.toSorted((a, b) => a - b)]),
    locks: async (tx) => {
      const employment = await employmentOf(tx, context);
      if (!employment) throw new Refusal('BusinessNotChosen');
      return lockPayPeriod(
        tx,
        { settings: context.settings, employmentId: employment.id },
        context.clock.now(),
      );
    },
    work: (tx, locked) => book({ tx, ...locked }, context, command),
  });
}

/** Sees to it that nothing is booked any more under a key, and says what it stands for. */
export function closeTripKey(context: Context, key: string): Promise<WireTripOutcome> {
  return closeKey(ridesContract.createTrip, context, key, (_tx, found) => receiptOutcome<WireTrip>(found));
}
