import { instrumentStatus } from '@dayfare/domain/money';
import { and, eq } from 'drizzle-orm';
import type { Db } from '../../../platform/db/db.ts';
import { debitCards } from '../accounts/tables.ts';
import { type Instrument, instruments } from '../core/tables.ts';
import type { Payment } from './tables.ts';

/** The card that a person pays fees with; undefined if none is chosen, or it can't be used. */
export async function feeCardOf(tx: Db, employeeId: number): Promise<Instrument | undefined> {
  const [found] = await tx
    .select({ instrument: instruments })
    .from(instruments)
    .innerJoin(debitCards, eq(debitCards.instrumentId, instruments.id))
    .where(
      and(
        eq(instruments.employeeId, employeeId),
        eq(debitCards.paysProgramFee, true),
        eq(instruments.status, instrumentStatus.toWire('Active')),
      ),
    );
  return found?.instrument;
}

/** Where a payment goes: an account of its own, or that of its transfer. */
export async function instrumentOf(
  tx: Db,
  { instrumentId }: Pick<Payment, 'instrumentId'>,
  ofTransfer: Instrument,
): Promise<Instrument> {
  if (instrumentId === null || instrumentId === ofTransfer.id) return ofTransfer;
  const [own] = await tx.select().from(instruments).where(eq(instruments.id, instrumentId));
  if (!own) throw new Error(`The account ${instrumentId} of a payment is gone.`);
  return own;
}
