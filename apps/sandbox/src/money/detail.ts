import type { WireTransactionDetail, WireTransactionLine } from '@dayfare/api/money/contract';
import { canCancel, minorUnits, toWire, transferSpeed } from '@dayfare/domain/money';
import type { Language } from '@dayfare/domain/product';
import { asc, eq } from 'drizzle-orm';
import type { Db } from '../db/open.ts';
import { type Instrument, type Transaction, transactionEvents } from './tables.ts';

/** Who reads, and when: titles and what can still be cancelled depend on it. */
export interface Reading {
  readonly now: Date;
  readonly language: Language;
}

const title = {
  en: (name: string) => `To ${name}`,
  es: (name: string) => `A ${name}`,
  cf: (name: string) => `Vers ${name}`,
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
  return {
    ...lineOf(transaction, instrument, reading),
    totalDebit: wire(transaction.amountMinor + transaction.feeMinor),
    ...(transaction.statusReason === null ? {} : { statusReason: transaction.statusReason }),
    instrumentId: instrument.id,
    instrumentLast4: instrument.last4,
    events: events.map(({ at, status }) => ({ at: at.toISOString(), status })),
  };
}
