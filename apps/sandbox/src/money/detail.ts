import type { WireTransactionDetail, WireTransactionLine } from '@dayfare/api/money/contract';
import {
  canCancel,
  epochMs,
  feeKind,
  feeResult as feeResultNames,
  feeResultOf,
  minorUnits,
  serviceChargeMode,
  settlementOf,
  settlementStatus,
  toIsoDate,
  toWire,
  transactionSource,
  transferSpeed,
  wageStateOf,
  wageTransactionState,
} from '@dayfare/domain/money';
import type { Language } from '@dayfare/domain/product';
import { asc, eq } from 'drizzle-orm';
import type { Db } from '../db/db.ts';
import { employees, employments } from '../session/index.ts';
import { billReferenceOf } from './biller/book.ts';
import { isCash } from './cash/stages.ts';
import { placeName } from './instruments.ts';
import { carriedTransfers } from './paydays/carried.ts';
import { paymentsOf } from './payments/outbox.ts';
import type { Payment } from './payments/tables.ts';
import { periodOf } from './schedule.ts';
import { status } from './status.ts';
import { type Instrument, type Transaction, transactionEvents } from './tables.ts';

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
    arrivalDate: transaction.arrivalDate,
    arrivesAt: transaction.arrivesAt.toISOString(),
    canCancel:
      (isCash(transaction) && transaction.status === status.inProgress) ||
      canCancel(transaction.status, speed, moment),
  };
}

/** The pay with which money that went back comes, or would come if it were called back now; null for into the balance. */
async function returnsOn(
  tx: Db,
  transaction: Transaction,
  { now, canBeCanceled }: { readonly now: Date; readonly canBeCanceled: boolean },
): Promise<string | null> {
  if (!canBeCanceled) return transaction.returnsOn;
  const [work] = await tx
    .select({ schedule: employments.schedule, timeZone: employees.timeZone })
    .from(employments)
    .innerJoin(employees, eq(employees.id, employments.employeeId))
    .where(eq(employments.id, transaction.employmentId));
  if (!work) throw new Error(`Employment ${transaction.employmentId} is gone.`);
  const { startsOn, paysOn } = periodOf(work.schedule, toIsoDate(epochMs(now.getTime()), work.timeZone));
  return transaction.periodStart === startsOn ? null : paysOn;
}

const settlementStatusOf = ({ amountMinor: amount, paidMinor: paid, handedOverAt, endedAt }: Payment) =>
  settlementOf({ amount, paid, isHandedOver: handedOverAt !== null, hasEnded: endedAt !== null });

/** How far a transfer has come with its rail; older ones have no payments. */
function progressOf(transaction: Transaction, payments: readonly Payment[]) {
  const principal = payments.find(({ part }) => part === 'principal');
  const fee = payments.find(({ part }) => part === 'fee');
  const state = wageStateOf({
    status: transaction.status,
    isHandedOver: principal?.handedOverAt != null,
    comesWithPay: transaction.returnsOn !== null,
  });
  const feeResult = principal && fee && feeResultOf(settlementStatusOf(principal), settlementStatusOf(fee));
  return {
    wageState: wageTransactionState.toWire(state),
    feeKind: transaction.feeKind && feeKind.toWire(transaction.feeKind),
    feeName: transaction.feeName,
    usualFee: wire(transaction.usualFeeMinor),
    serviceChargeMode: serviceChargeMode.toWire(transaction.serviceChargeMode),
    returnedAmount: wire(transaction.returnedMinor),
    returnedFee: wire(transaction.returnedFeeMinor),
    settlement: principal ? settlementStatus.toWire(settlementStatusOf(principal)) : null,
    feeResult: feeResult ? feeResultNames.toWire(feeResult) : null,
  };
}

/** A transfer in full, with what happened to it. */
export async function detailOf(
  tx: Db,
  transaction: Transaction,
  instrument: Instrument,
  reading: Reading,
): Promise<WireTransactionDetail> {
  const events = await tx
    .select()
    .from(transactionEvents)
    .where(eq(transactionEvents.transactionId, transaction.id))
    .orderBy(asc(transactionEvents.id));
  const line = lineOf(transaction, instrument, reading);
  const reference = transaction.payout === 'biller' ? await billReferenceOf(tx, transaction.id) : undefined;
  const carried = await carriedTransfers(tx, transaction.employmentId);
  return {
    ...line,
    carriedOver: carried.get(transaction.id),
    totalDebit: wire(transaction.amountMinor + transaction.feeMinor),
    returnsOn: await returnsOn(tx, transaction, { now: reading.now, canBeCanceled: line.canCancel }),
    ...progressOf(transaction, await paymentsOf(tx, transaction.id)),
    ...(reference === undefined ? {} : { billerReference: reference }),
    ...(transaction.statusReason === null ? {} : { statusReason: transaction.statusReason }),
    instrumentId: instrument.id,
    instrumentLast4: instrument.last4,
    events: events.map(({ at, status }) => ({ at: at.toISOString(), status })),
  };
}
