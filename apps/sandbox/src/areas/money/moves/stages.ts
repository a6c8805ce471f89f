import { instrumentStatus } from '@dayfare/domain/money';
import { and, eq, inArray } from 'drizzle-orm';
import { betweenLines, moveReturnLines, settlementLines } from '../../../ledger/entries.ts';
import { post } from '../../../ledger/post.ts';
import type { Db } from '../../../platform/db/db.ts';
import { closeInstrument, deleted } from '../accounts/own-accounts.ts';
import { deliverySchedule } from '../core/arrival.ts';
import { instrumentMoves } from '../core/move-tables.ts';
import { currencyOf } from '../core/owner.ts';
import { status } from '../core/status.ts';
import { instruments } from '../core/tables.ts';
import { isFinal } from '../payments/final-reasons.ts';
import { laterArrival, newArrival } from '../payments/lateness.ts';
import type { Order, OrderRules } from '../payments/order-rules.ts';
import { againOf } from '../payments/outbox.ts';
import { tellOfMove } from './notices.ts';

type Move = typeof instrumentMoves.$inferSelect;

async function moveOf(tx: Db, id: string): Promise<Move> {
  const [found] = await tx.select().from(instrumentMoves).where(eq(instrumentMoves.id, id));
  if (!found) throw new Error(`The move ${id} is gone.`);
  return found;
}

async function change(tx: Db, { id }: Move, values: Partial<Move>): Promise<void> {
  await tx.update(instrumentMoves).set(values).where(eq(instrumentMoves.id, id));
}

/** Reopens an account or goal that its owner has removed or archived meanwhile, so that they can take out what has come back. */
async function openAgain(tx: Db, instrumentId: number): Promise<void> {
  await tx
    .update(instruments)
    .set({ status: instrumentStatus.toWire('Active') })
    .where(
      and(
        eq(instruments.id, instrumentId),
        inArray(instruments.status, [deleted, instrumentStatus.toWire('InActive')]),
      ),
    );
}

/** Puts what did not arrive, or came back, into what it was taken from, with the fee that is still in it. */
async function giveBack(
  { tx, payment, at }: Order,
  move: Move,
  { amount, from, reference }: { amount: number; from: 'payout' | 'paidOut'; reference: string },
): Promise<Pick<Move, 'returnedMinor' | 'returnedFeeMinor'>> {
  const fee = move.feeMinor - move.returnedFeeMinor;
  if (!move.payout) throw new Error(`The move ${move.id} did not leave.`);
  const moved = { from: move.fromInstrumentId, amount, fee, payout: move.payout };
  await post(tx, {
    kind: 'reversal',
    ...{ reference: `${reference}:${move.id}${againOf(payment)}`, order: move.id, at },
    lines: moveReturnLines(move.currency, moved, from),
  });
  await openAgain(tx, move.fromInstrumentId);
  return { returnedMinor: move.returnedMinor + amount, returnedFeeMinor: move.feeMinor };
}

/** Books what has arrived. */
async function bookArrival({ tx, payment, at }: Order, move: Move, minor: number): Promise<void> {
  await post(tx, {
    kind: 'settlement',
    ...{ reference: `between-settlement:${move.id}${againOf(payment)}`, order: move.id, at },
    lines: settlementLines(move.currency, { amount: minor, fee: 0, payout: move.payout ?? 'bank' }),
  });
}

/** What becomes of money that leaves something which we hold for a person. */
export const moveRules: OrderRules = {
  find: async (tx, id) => {
    const { toInstrumentId: instrumentId, arrivesAt, promisedAt } = await moveOf(tx, id);
    return { instrumentId, arrivesAt, promisedAt: promisedAt ?? arrivesAt };
  },
  delayed: async (order) => {
    const { tx, payment, instrument, employee, at } = order;
    const move = await moveOf(tx, payment.transactionId);
    const currency = currencyOf(employee);
    const [speed, to] =
      move.payout === 'bank' ? (['NextDay', 'bank'] as const) : (['Instant', 'card'] as const);
    const { sendAt } = deliverySchedule(currency, { speed, to }, move.createdAt);
    const late = newArrival({ ...{ currency, speed, to, sendAt, at }, arrivesAt: move.arrivesAt });
    if (!late) return null;
    const { arrivesAt } = late;
    await change(tx, move, { arrivesAt, promisedAt: move.promisedAt ?? move.arrivesAt });
    await tellOfMove(tx, employee, { event: 'delayed', move: { ...move, arrivesAt }, to: instrument, at });
    return arrivesAt;
  },
  travelsOn: async ({ tx, payment, instrument, employee, at }) => {
    const move = await moveOf(tx, payment.transactionId);
    const { arrivesAt: promised } = move;
    const late = laterArrival({
      ...{ currency: currencyOf(employee), to: move.payout === 'bank' ? 'bank' : 'card' },
      ...{ arrivesAt: promised, at },
    });
    if (!late) return;
    const { arrivesAt } = late;
    await change(tx, move, { arrivesAt, promisedAt: move.promisedAt ?? promised });
    await tellOfMove(tx, employee, {
      ...{ event: 'stillOnItsWay', move: { ...move, arrivesAt }, to: instrument, at },
    });
  },
  failed: async (order, { reason, from }) => {
    const { tx, payment, instrument, employee, at } = order;
    const move = await moveOf(tx, payment.transactionId);
    if (isFinal(reason)) await closeInstrument(tx, instrument);
    const amount = move.amountMinor - move.returnedMinor;
    const returned = await giveBack(order, move, { amount, from, reference: 'between-returned' });
    await change(tx, move, { ...returned, status: status.failed, statusReason: reason, endedAt: at });
    const event = from === 'paidOut' ? 'returned' : 'failed';
    await tellOfMove(tx, employee, { event, move: { ...move, ...returned }, to: instrument, at });
  },
  paid: async (order, paidMinor) => {
    const { tx, payment, instrument, employee, at } = order;
    const move = await moveOf(tx, payment.transactionId);
    await bookArrival(order, move, paidMinor);
    const missing = move.amountMinor - paidMinor;
    const isAll = missing === 0;
    const returned = isAll
      ? {}
      : await giveBack(order, move, { amount: missing, from: 'payout', reference: 'between-part' });
    await change(tx, move, { ...returned, status: isAll ? status.completed : status.partly, endedAt: at });
    const event = isAll ? 'arrived' : 'partly';
    await tellOfMove(tx, employee, { event, move: { ...move, ...returned }, to: instrument, at });
  },
  // It is taken again from where it went back to, without its fee; that may leave less than nothing there.
  paidAfterAll: async (order, moreMinor) => {
    const { tx, payment, instrument, employee, at } = order;
    const move = await moveOf(tx, payment.transactionId);
    const { fromInstrumentId: from, currency, payout: to } = move;
    if (!to) throw new Error(`The move ${move.id} did not leave.`);
    await post(tx, {
      kind: 'reopening',
      ...{ reference: `between-reopening:${move.id}${againOf(payment)}`, order: move.id, at },
      lines: betweenLines(currency, { from, to, amount: moreMinor, fee: 0 }),
    });
    await bookArrival(order, move, moreMinor);
    const returnedMinor = move.returnedMinor - moreMinor;
    const isAll = returnedMinor === 0;
    await change(tx, move, {
      ...{ returnedMinor, statusReason: null, endedAt: at },
      status: isAll ? status.completed : status.partly,
    });
    await tellOfMove(tx, employee, {
      ...{ event: 'arrivedAfterAll', move: { ...move, returnedMinor }, to: instrument, at },
    });
  },
  held: async ({ tx, payment, instrument, employee, at }) => {
    const move = await moveOf(tx, payment.transactionId);
    await change(tx, move, { status: status.held });
    await tellOfMove(tx, employee, { event: 'held', move, to: instrument, at });
  },
  released: async ({ tx, payment }) => {
    await change(tx, await moveOf(tx, payment.transactionId), { status: status.inProgress });
  },
};
