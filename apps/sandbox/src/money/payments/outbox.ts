import { transferSpeed } from '@dayfare/domain/money';
import { and, desc, eq } from 'drizzle-orm';
import type { PayoutKind } from '../../ledger/accounts.ts';
import type { Db } from '../../platform/db/db.ts';
import type { Job } from '../../platform/jobs/queue.ts';
import type { Rail, RailPayment } from '../../rails/index.ts';
import { movementOf } from '../core/movement.ts';
import type { Instrument, Transaction } from '../core/tables.ts';
import { type AtRails, askRail } from './ask-rail.ts';
import { destinationOf, type PaymentDestination, type Place, writtenDestination } from './destination.ts';
import { feeCardOf } from './fee-card.ts';
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
  ...{ askedAt: null, asking: null, handedOverAt: null, endedAt: null },
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
    .set({ ...change, asking: null, ...(change.endedAt && { destination: null, isHeld: false }) })
    .where(and(eq(payments.transactionId, transactionId), eq(payments.part, part)));
}

/** Gives a payment to its rail, which takes it once, and writes down that it has it. */
export async function submitPayment(
  tx: Db,
  payment: Payment,
  { instrument, at, ...atRails }: SubmitOptions,
): Promise<Pick<RailPayment, 'state' | 'reason'>> {
  const { rail, amountMinor, part, handedOverAt } = payment;
  const destination: PaymentDestination = payment.destination
    ? JSON.parse(payment.destination)
    : await destinationOf(tx, instrument);
  const said = await askRail(atRails, payment, {
    ...{ question: 'take', at },
    call: (rails, reference) =>
      rails.take({
        ...{ reference, rail, instrument, destination, amountMinor, at },
        isCharge: part === 'fee',
      }),
  });
  const { state, reason } = said;
  const isRefused = state === 'refused';
  await notePayment(tx, payment, {
    handedOverAt: handedOverAt ?? at,
    isHeld: state === 'held',
    ...(isRefused ? { endedAt: at, reason } : {}),
  });
  if (!handedOverAt) await newsOf(tx, payment);
  return said;
}
