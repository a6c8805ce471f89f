import { and, eq, isNull } from 'drizzle-orm';
import type { Db } from '../../../platform/db/db.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import { type Instrument, instruments, type Transaction, transactions } from './tables.ts';

/** A transfer of this employee and its destination. Refuses with TransactionNotFound, also if it belongs to another person. */
export async function findTransaction(
  tx: Db,
  employeeId: number,
  id: string,
): Promise<{ readonly transaction: Transaction; readonly instrument: Instrument }> {
  const [found] = await tx
    .select({ transaction: transactions, instrument: instruments })
    .from(transactions)
    .innerJoin(instruments, eq(instruments.id, transactions.instrumentId))
    .where(and(eq(transactions.id, id), eq(transactions.employeeId, employeeId)));
  if (!found) throw new Refusal('TransactionNotFound');
  return found;
}

/** Notes that the user has seen that their transfer failed. */
export async function noteSeen(tx: Db, id: string, at: Date): Promise<void> {
  await tx
    .update(transactions)
    .set({ failureSeenAt: at })
    .where(and(eq(transactions.id, id), isNull(transactions.failureSeenAt)));
}
