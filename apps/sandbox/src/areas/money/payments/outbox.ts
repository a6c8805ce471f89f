import { transferSpeed } from '@dayfare/domain/money';
import { and, desc, eq } from 'drizzle-orm';
import type { PayoutKind } from '../../../ledger/accounts.ts';
import type { Db } from '../../../platform/db/db.ts';
import type { Job } from '../../../platform/jobs/queue.ts';
import type { Rail, RailOrder, RailPayment } from '../../../rails/index.ts';
import { movementOf } from '../core/movement.ts';
import type { Instrument, Transaction } from '../core/tables.ts';
import { type AtRails, askRail, lookUp, referenceOf } from './ask-rail.ts';
import { destinationOf, type PaymentDestination, type Place, writtenDestination } from './destination.ts';
import { feeCardOf } from './fee-card.ts';
import { isNotCarried } from './is-back.ts';
import { newsOf } from './rail-news.ts';
import { type Payment, type PaymentPart, payments } from './tables.ts';

interface SubmitOptions extends AtRails {
  readonly instrument: Instrument;
  readonly at: Date;
}

/** The kind of job that hands a transfer's payments to their rails; its reference is the transfer's id. */
export const handOver = 'hand-over';

export const railOf = {
  bank: 'ach',
  card: 'card',
  cash: 'cash',
  gift: 'gift',
  biller: 'biller',
  issuer: 'issuer',
} as const satisfies Record<PayoutKind, Rail>;

const newPayment = (
  row: Pick<Payment, 'transactionId' | 'part' | 'rail' | 'amountMinor' | 'destination'>,
): Payment => ({
  ...{ origin: 'transfer', instrumentId: null, paidMinor: 0, isHeld: false, reason: null },
  ...{ reopened: 0, askedAt: null, asking: null, askingSince: null, handedOverAt: null, endedAt: null },
  ...row,
});

/** What has to be paid of a transfer, as {@link paymentsOf} gives it. It is written in the transaction that takes it from the wages. */
export async function newPayments(tx: Db, transaction: Transaction, place: Place): Promise<Payment[]> {
  const { id: transactionId, employeeId, amountMinor, chargedMinor } = transaction;
  const principal = newPayment({
    ...{ transactionId, part: 'principal', amountMinor },
    rail: railOf[movementOf(transaction).payout],
    destination: JSON.stringify(place.destination),
  });
  if (chargedMinor === 0) return [principal];
  const card = (await feeCardOf(tx, employeeId)) ?? place.instrument;
  const destination = await writtenDestination(tx, card);
  const fee = newPayment({
    transactionId,
    part: 'fee',
    rail: 'card',
    amountMinor: chargedMinor,
    destination,
  });
  return [principal, { ...fee, instrumentId: card.id }];
}

/** An order that is no transfer of wages. */
type NewOrder = Pick<Payment, 'origin' | 'rail' | 'amountMinor'> & { readonly id: string };

/** Writes an order, in the transaction that books its money as on its way. */
export async function writeOrder(
  tx: Db,
  { id: transactionId, ...order }: NewOrder,
  instrument: Pick<Instrument, 'id' | 'displayText' | 'last4'>,
): Promise<void> {
  const destination = await writtenDestination(tx, instrument);
  await tx.insert(payments).values({ transactionId, part: 'principal', destination, ...order });
}

/** The job that hands a transfer's payments over when it leaves. */
export function handOverJob({ id, sendAt, transferSpeed: speed }: Transaction): Job {
  const priority = transferSpeed.fromWire(speed) === 'Instant' ? 1 : 0;
  return { kind: handOver, reference: id, dueAt: sendAt, priority };
}

/** A transfer's payments, the principal first. */
export function paymentsOf(tx: Db, transactionId: string): Promise<Payment[]> {
  return tx
    .select()
    .from(payments)
    .where(eq(payments.transactionId, transactionId))
    .orderBy(desc(payments.part));
}

/** The payment that brings the money of a transfer, or of another order. */
export async function principalOf(tx: Db, { id }: Pick<Transaction, 'id'>): Promise<Payment> {
  const principal = (await paymentsOf(tx, id)).find(({ part }) => part === 'principal');
  if (!principal) throw new Error(`There is no order ${id}.`);
  return principal;
}

/** Writes down what a rail has said of a payment. */
export async function notePayment(
  tx: Db,
  { transactionId, part }: { readonly transactionId: string; readonly part: PaymentPart },
  change: Partial<Pick<Payment, 'handedOverAt' | 'endedAt' | 'paidMinor' | 'reason' | 'isHeld'>>,
): Promise<void> {
  await tx
    .update(payments)
    // What has ended goes nowhere any more.
    .set({
      ...change,
      asking: null,
      askingSince: null,
      ...(change.endedAt && { destination: null, isHeld: false }),
    })
    .where(and(eq(payments.transactionId, transactionId), eq(payments.part, part)));
}

/** Tells entries apart that are about an order again, because it had been over and was not. */
export const againOf = ({ reopened }: Pick<Payment, 'reopened'>): string =>
  reopened === 0 ? '' : `:again${reopened}`;

/** Writes down that a rail has paid, after the end, what it had not, or more; gives the payment as it is then. */
export async function reopenPayment(
  tx: Db,
  payment: Payment,
  { paidMinor }: Pick<RailPayment, 'paidMinor'>,
  at: Date,
): Promise<Payment> {
  const reopened = payment.reopened + 1;
  await tx
    .update(payments)
    .set({ reopened })
    .where(and(eq(payments.transactionId, payment.transactionId), eq(payments.part, payment.part)));
  const change = { endedAt: at, paidMinor, reason: null };
  await notePayment(tx, payment, change);
  return { ...payment, ...change, reopened };
}

/** Writes down that a rail has answered, and that its answer changes nothing yet. */
export const noteAnswer = (tx: Db, payment: Pick<Payment, 'transactionId' | 'part'>): Promise<void> =>
  notePayment(tx, payment, {});

/** A payment as its rail is told of it. */
async function railOrder(
  tx: Db,
  payment: Payment,
  { instrument, at }: Pick<SubmitOptions, 'instrument' | 'at'>,
): Promise<RailOrder> {
  const { rail, amountMinor, part } = payment;
  const destination: PaymentDestination = payment.destination
    ? JSON.parse(payment.destination)
    : await destinationOf(tx, instrument);
  const reference = referenceOf(payment);
  return { reference, rail, instrument, destination, amountMinor, at, isCharge: part === 'fee' };
}

/** Gives a payment to its rail, which takes it once, and writes down that it has it. */
export async function submitPayment(
  tx: Db,
  payment: Payment,
  options: SubmitOptions,
): Promise<Pick<RailPayment, 'state' | 'reason'>> {
  const { at } = options;
  const order = await railOrder(tx, payment, options);
  const said = await askRail(options, payment, {
    ...{ question: 'take', at },
    call: (rails) => rails.take(order),
  });
  const { handedOverAt } = payment;
  await notePayment(tx, payment, {
    handedOverAt: handedOverAt ?? at,
    isHeld: said.state === 'held',
    ...(isNotCarried(said) ? { endedAt: at, reason: said.reason } : {}),
  });
  if (!handedOverAt) await newsOf(tx, payment);
  return said;
}

/** Has a rail call a payment back, and gives how it stands then: it may have arrived, or be too far on its way. */
export async function callBack(tx: Db, payment: Payment, options: SubmitOptions): Promise<RailPayment> {
  const { at } = options;
  const order = await railOrder(tx, payment, options);
  return askRail(options, payment, {
    ...{ question: 'call back', at },
    call: (rails) => rails.callBack(order),
  });
}

/**
 * Keeps what is stopped from leaving; false where its rail carries it already, since a crash can have kept the answer from us. That a rail has not
 * got what it was asked for says nothing: it may get it any moment, and so it is told not to take it.
 */
export async function keepBack(tx: Db, payment: Payment, options: SubmitOptions): Promise<boolean> {
  if (!payment.askedAt) return true;
  return isNotCarried((await lookUp(options, payment)) ?? (await callBack(tx, payment, options)));
}
