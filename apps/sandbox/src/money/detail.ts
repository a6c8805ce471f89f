import type { WireTransactionDetail, WireTransactionLine } from '@dayfare/api/money/contract';
import { canCancel, epochMs, minorUnits, toIsoDate, toWire, transferSpeed } from '@dayfare/domain/money';
import type { Language } from '@dayfare/domain/product';
import { asc, eq } from 'drizzle-orm';
import type { Db } from '../db/db.ts';
import { employees, employments } from '../session/index.ts';
import { periodOf } from './schedule.ts';
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
    transferredTo: `${instrument.displayText} ••${instrument.last4}`,
    amount: wire(transaction.amountMinor),
    fee: wire(transaction.feeMinor),
    transactionStatus: transaction.status,
    transactionType: transaction.transactionType,
    transferSpeed: transaction.transferSpeed,
    createdAt: transaction.createdAt.toISOString(),
    arrivalDate: transaction.arrivalDate,
    arrivesAt: transaction.arrivesAt.toISOString(),
    canCancel: canCancel(transaction.status, speed, moment),
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
  return {
    ...line,
    totalDebit: wire(transaction.amountMinor + transaction.feeMinor),
    returnsOn: await returnsOn(tx, transaction, { now: reading.now, canBeCanceled: line.canCancel }),
    ...(transaction.statusReason === null ? {} : { statusReason: transaction.statusReason }),
    instrumentId: instrument.id,
    instrumentLast4: instrument.last4,
    events: events.map(({ at, status }) => ({ at: at.toISOString(), status })),
  };
}
