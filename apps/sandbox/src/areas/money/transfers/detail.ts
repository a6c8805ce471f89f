import type { WireTransactionDetail, WireTransactionLine } from '@dayfare/api/money/contract';
import {
  canCancel,
  epochMs,
  minorUnits,
  toIsoDate,
  toWire,
  transactionSource,
  transferSpeed,
} from '@dayfare/domain/money';
import type { Language } from '@dayfare/domain/product';
import { asc, eq } from 'drizzle-orm';
import type { Db } from '../../../platform/db/db.ts';
import { employees, employments } from '../../session/index.ts';
import type { Earner } from '../core/owner.ts';
import { placeName } from '../core/place-name.ts';
import { fromDatabase, periodOf } from '../core/schedule.ts';
import { status } from '../core/status.ts';
import { type Instrument, type Transaction, transactionEvents } from '../core/tables.ts';
import { paymentsOf } from '../payments/outbox.ts';
import type { Payment } from '../payments/tables.ts';
import { billReferenceOf } from '../places/biller/book.ts';
import { isCash, voucherOf } from '../places/cash/voucher.ts';
import { carriedTransfers } from '../wages/carried.ts';
import { progressOf, type TransactionEvent, timesOf } from './progress.ts';

/** Who reads, and when: titles and what can still be cancelled depend on it. */
export interface Reading {
  readonly now: Date;
  readonly language: Language;
}

const title = {
  en: (name: string) => `To ${name}`,
  es: (name: string) => `A ${name}`,
  fr: (name: string) => `Vers ${name}`,
} as const satisfies Record<Language, (name: string) => string>;

const wire = (minor: number) => toWire(minorUnits(minor));

const failed: ReadonlySet<string> = new Set([status.failed, status.expired, status.declined]);

/** Whether a transfer failed without its person having seen that. */
export const isUnseenFailure = (one: Pick<Transaction, 'status' | 'failureSeenAt'>): boolean =>
  failed.has(one.status) && one.failureSeenAt === null;

/** A transfer as a line of the history. */
export function lineOf(
  transaction: Transaction,
  instrument: Instrument,
  { now, language }: Reading,
): WireTransactionLine {
  const speed = transferSpeed.fromWire(transaction.transferSpeed) ?? 'NextDay';
  const moment = { now: now.getTime(), leavesAt: transaction.sendAt.getTime() };
  return {
    transactionID: transaction.id,
    title: title[language](instrument.displayText),
    transferredTo: placeName(instrument),
    amount: wire(transaction.amountMinor),
    fee: wire(transaction.feeMinor + transaction.chargedMinor),
    transactionStatus: transaction.status,
    transactionType: transaction.transactionType,
    transferSpeed: transaction.transferSpeed,
    source: transactionSource.toWire(transaction.payout === 'biller' ? 'BillPay' : 'EWA'),
    createdAt: transaction.createdAt.toISOString(),
    instrumentId: transaction.instrumentId,
    ...(failed.has(transaction.status) && {
      failure: {
        reason: transaction.status === status.expired ? 'ManualAuthExpired' : transaction.statusReason,
        returnsOn: transaction.returnsOn,
        isSeen: transaction.failureSeenAt !== null,
      },
    }),
    returnedAmount: wire(transaction.returnedMinor),
    returnedFee: wire(transaction.returnedFeeMinor),
    arrivalDate: transaction.arrivalDate,
    arrivesAt: transaction.arrivesAt.toISOString(),
    canCancel:
      (isCash(transaction) && transaction.status === status.inProgress) ||
      canCancel(transaction.status, speed, moment),
  };
}

/** What the day on which money comes back depends on. */
type Work = Pick<Earner, 'schedule' | 'timeZone'>;

async function workOf(tx: Db, { employmentId }: Transaction): Promise<Work> {
  const [work] = await tx
    .select({ schedule: employments.schedule, timeZone: employees.timeZone })
    .from(employments)
    .innerJoin(employees, eq(employees.id, employments.employeeId))
    .where(eq(employments.id, employmentId));
  if (!work) throw new Error(`Employment ${employmentId} is gone.`);
  return work;
}

/** The pay with which money comes that would be called back now; null for into the balance. */
function wouldReturnOn({ periodStart }: Transaction, work: Work, now: Date): string | null {
  const today = toIsoDate(epochMs(now.getTime()), work.timeZone);
  const running = periodOf(work.schedule, today);
  if (periodStart === running.startsOn) return null;
  // Its own pay has nothing taken off for it, if that is still to come.
  const own = periodOf(work.schedule, fromDatabase(periodStart));
  return own.paysOn > today ? own.paysOn : running.paysOn;
}

/** What is known of a transfer beside its own row. */
interface Facts {
  readonly events: readonly TransactionEvent[];
  readonly payments: readonly Payment[];
  readonly carriedOver?: WireTransactionDetail['carriedOver'];
  readonly billerReference: string | undefined;
  /** Cash only: when it was ready at the counter. */
  readonly readyAt?: Date | undefined;
  /** Null for into the balance. */
  readonly returnsOn: string | null;
}

function detailFrom(
  line: WireTransactionLine,
  transaction: Transaction,
  instrument: Instrument,
  { carriedOver, billerReference, returnsOn, ...way }: Facts,
): WireTransactionDetail {
  return {
    ...line,
    carriedOver,
    totalDebit: wire(transaction.amountMinor + transaction.feeMinor),
    returnsOn,
    ...progressOf(transaction, way.payments),
    leavesAt: transaction.sendAt.toISOString(),
    ...timesOf(way),
    ...(billerReference === undefined ? {} : { billerReference }),
    ...(transaction.promisedAt && { promisedArrivesAt: transaction.promisedAt.toISOString() }),
    ...(transaction.statusReason === null ? {} : { statusReason: transaction.statusReason }),
    instrumentId: instrument.id,
    instrumentLast4: instrument.last4,
    events: way.events.map(({ at, status }) => ({ at: at.toISOString(), status })),
  };
}

const referenceFor = (tx: Db, { id, payout }: Transaction) =>
  payout === 'biller' ? billReferenceOf(tx, id) : undefined;

/** A transfer in full, with what happened to it. */
export async function detailOf(
  tx: Db,
  transaction: Transaction,
  instrument: Instrument,
  reading: Reading,
): Promise<WireTransactionDetail> {
  const { id, employmentId } = transaction;
  const line = lineOf(transaction, instrument, reading);
  const carried = await carriedTransfers(tx, employmentId);
  return detailFrom(line, transaction, instrument, {
    events: await tx
      .select()
      .from(transactionEvents)
      .where(eq(transactionEvents.transactionId, id))
      .orderBy(asc(transactionEvents.id)),
    payments: await paymentsOf(tx, id),
    carriedOver: carried.get(id),
    billerReference: await referenceFor(tx, transaction),
    readyAt: isCash(transaction) ? (await voucherOf(tx, id))?.readyAt : undefined,
    returnsOn: line.canCancel
      ? wouldReturnOn(transaction, await workOf(tx, transaction), reading.now)
      : transaction.returnsOn,
  });
}

/** The same of a transfer that was written in this transaction: all of it is at hand. */
export async function newDetailOf(
  tx: Db,
  { transaction, payments }: { readonly transaction: Transaction; readonly payments: readonly Payment[] },
  { instrument, earner, ...reading }: Reading & { readonly instrument: Instrument; readonly earner: Work },
): Promise<WireTransactionDetail> {
  const line = lineOf(transaction, instrument, reading);
  return detailFrom(line, transaction, instrument, {
    events: [{ at: transaction.createdAt, status: transaction.status }],
    payments,
    billerReference: await referenceFor(tx, transaction),
    returnsOn: line.canCancel ? wouldReturnOn(transaction, earner, reading.now) : null,
  });
}
