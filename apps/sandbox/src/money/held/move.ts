import { randomUUID } from 'node:crypto';
import type {
  WireBetweenInput,
  WireBetweenReceipt,
  WireMoveOutcome,
} from '@dayfare/api/money/instrument-money-contract';
import {
  add,
  fromWire,
  instrumentKind,
  instrumentStatus,
  type MinorUnits,
  minorUnits,
  subtract,
  type TransactionSource,
  toWire,
  transactionSource,
  zero,
} from '@dayfare/domain/money';
import { eq } from 'drizzle-orm';
import type { Db } from '../../db/db.ts';
import { inTransaction } from '../../db/transaction.ts';
import type { ApiContext, SignedIn } from '../../http/api-context.ts';
import { Refusal } from '../../http/refusal.ts';
import { enqueue } from '../../jobs/queue.ts';
import type { JobHandler } from '../../jobs/worker.ts';
import type { PayoutKind } from '../../ledger/accounts.ts';
import { betweenLines, settlementLines } from '../../ledger/entries.ts';
import { openHeldAccount, post } from '../../ledger/post.ts';
import type { Employee } from '../../session/index.ts';
import { numberNow } from '../../startup/configuration.ts';
import { travelOf } from '../arrival.ts';
import { answerOf, closeKey, once, receive, requireKey } from '../idempotency.ts';
import { requireInstrument } from '../instruments/mine.ts';
import { wayTo } from '../movement.ts';
import { currencyOf, lockEmployee } from '../owner.ts';
import { friendFundsIn } from '../sources/friend-funds.ts';
import type { Instrument } from '../tables.ts';
import { heldIn, isHeld } from './balance.ts';
import { spendLargeProof } from './spend-large-proof.ts';
import { instrumentMoves } from './tables.ts';

/** The kind of job that is done when moved money arrives outside; its reference is the move's id. */
export const moveArrivalJob = 'moveArrival';

async function requireActive(tx: Db, employeeId: number, id: number): Promise<Instrument> {
  const found = await requireInstrument(tx, employeeId, id);
  if (instrumentStatus.fromWire(found.status) !== 'Active') throw new Refusal('InstrumentNotUsable');
  return found;
}

/** How money leaves for an instrument that we don't hold: free to a bank on the next business day, at once and for a fee to a card. */
function payoutTo(to: Instrument): PayoutKind | null {
  if (isHeld(to)) return null;
  const way = wayTo(to);
  // Gifts, bills and cash are paid from wages only.
  if (way !== 'bank' && way !== 'card') throw new Refusal('InstrumentNotUsable');
  return way;
}

/** Where money that leaves an instrument comes from. Refuses with InvalidRequest for a source that it can't be. */
function sourceOf({ instrumentType }: Instrument, asked: number | undefined): TransactionSource {
  if (asked === undefined) return instrumentKind.fromWire(instrumentType) === 'Savings' ? 'Savings' : 'ACH';
  if (transactionSource.fromWire(asked) !== 'FriendIndeed') throw new Refusal('InvalidRequest');
  return 'FriendIndeed';
}

/** A setting of the configuration as it is now, in minor units. */
const amountNow = (context: ApiContext, key: string): MinorUnits => {
  const value = numberNow(context, key);
  return Number.isFinite(value) && value >= 0 ? minorUnits(Math.round(value * 100)) : zero;
};

async function move(
  context: ApiContext & SignedIn & { readonly employee: Employee },
  input: WireBetweenInput,
): Promise<WireBetweenReceipt> {
  const { db: tx, clock, employee } = context;
  const now = clock.now();
  const currency = currencyOf(employee);
  const amount = fromWire(input.amount);
  const from = await requireActive(tx, employee.id, input.fromInstrumentID);
  const to = await requireActive(tx, employee.id, input.toInstrumentID);
  const payout = payoutTo(to);
  if (from.id === to.id || !isHeld(from) || (payout === 'card' && !to.instantEligible))
    throw new Refusal('InstrumentNotUsable');
  const most = amountNow(context, 'TransferMoneyMaxLimit');
  if (amount <= 0 || amount > most)
    throw new Refusal('InvalidAmount', { currency, min: minorUnits(1), max: most });
  const fee = payout === 'card' ? amountNow(context, 'TransferMoneyFeeAmount') : zero;
  const source = sourceOf(from, input.source);
  const there = source === 'FriendIndeed' ? await friendFundsIn(tx, from.id) : await heldIn(tx, from.id);
  const total = add(amount, fee);
  if (there <= fee) throw new Refusal('FundsNotAvailable');
  if (total > there) throw new Refusal('FundsAmountExceeds', { currency, max: subtract(there, fee) });
  // Last, so that nobody is asked for a code for something that would be refused anyway.
  if (payout) await spendLargeProof(context, amount);

  const id = `M-${randomUUID()}`;
  const arrivesAt = payout
    ? travelOf(currency, payout === 'bank' ? 'NextDay' : 'Instant', now).arrivesAt
    : now;
  await tx.insert(instrumentMoves).values({
    ...{ id, employeeId: employee.id, fromInstrumentId: from.id, toInstrumentId: to.id },
    ...{ amountMinor: amount, feeMinor: fee, currency, source, payout, createdAt: now, arrivesAt },
  });
  if (!payout) await openHeldAccount(tx, to, currency);
  await post(tx, {
    kind: 'between',
    reference: `between:${id}`,
    at: now,
    lines: betweenLines(currency, { from: from.id, to: payout ?? to.id, amount, fee }),
  });
  if (payout) await enqueue(tx, { kind: moveArrivalJob, reference: id, dueAt: arrivesAt });
  return {
    ...{ transferID: id, fromInstrumentID: from.id, toInstrumentID: to.id, currency },
    ...{ amount: toWire(amount), fee: toWire(fee), balanceAfter: toWire(await heldIn(tx, from.id)) },
    arrivesAt: arrivesAt.toISOString(),
  };
}

/**
 * Moves money out of an instrument that we hold, once for each idempotency key. A refusal is kept under the key as an answer is. Refuses with
 * InstrumentNotFound, InstrumentNotUsable, InvalidAmount, FundsNotAvailable, FundsAmountExceeds or ProofRequired.
 */
export async function moveBetween(
  context: ApiContext & SignedIn,
  input: WireBetweenInput,
): Promise<WireBetweenReceipt> {
  const { db, clock, employee: asking, idempotencyKey } = context;
  const { fromInstrumentID, toInstrumentID, amount, source } = input;
  const intent = {
    employeeId: asking.id,
    key: requireKey(idempotencyKey),
    body: JSON.stringify([
      ...['between', fromInstrumentID, toInstrumentID, amount],
      ...(source === undefined ? [] : [source]),
    ]),
    at: clock.now(),
  };
  await receive(db, intent);
  const kept = await inTransaction(db, async (locked) => {
    const employee = await lockEmployee(locked, asking.id);
    return once(locked, intent, (tx) => move({ ...context, db: tx, employee }, input));
  });
  return answerOf(kept);
}

/** Sees to it that nothing moves any more under a key, and says what it stands for. */
export function closeMoveKey(
  { db, clock, employee }: ApiContext & SignedIn,
  key: string,
): Promise<WireMoveOutcome> {
  return inTransaction(db, async (tx) => {
    // Whoever moves money holds this lock, so that it has moved before or never does.
    await lockEmployee(tx, employee.id);
    const { status, refusal, answer } = await closeKey(tx, { employeeId: employee.id, key }, clock.now());
    if (status === 'done') return { outcome: 'done', receipt: answer as WireBetweenReceipt };
    return refusal ? { outcome: 'refused', refusalCode: refusal.code } : { outcome: 'closed' };
  });
}

/** Settles moved money as of its arrival. */
export const moveArrivalHandler: JobHandler = async (tx, { reference }) => {
  const [moved] = await tx.select().from(instrumentMoves).where(eq(instrumentMoves.id, reference));
  if (!moved?.payout) throw new Error(`The move ${reference} is gone.`);
  await post(tx, {
    kind: 'settlement',
    reference: `between-settlement:${reference}`,
    at: moved.arrivesAt,
    lines: settlementLines(moved.currency, { amount: moved.amountMinor, fee: 0, payout: moved.payout }),
  });
  return true;
};
