import { randomInt } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { Db } from '../../../../platform/db/db.ts';
import type { Transaction } from '../../core/tables.ts';
import { billPayments } from './tables.ts';

/** A number of a biller's own, by which it finds a payment: ten digits in two groups. */
const newReference = () =>
  [5, 5].map((count) => String(randomInt(10 ** count)).padStart(count, '0')).join('-');

/** Keeps under which number a biller has booked a transfer: one for a transfer. */
export async function bookBill(
  tx: Db,
  { id: transactionId }: Pick<Transaction, 'id'>,
  at: Date,
): Promise<void> {
  await tx
    .insert(billPayments)
    .values({ transactionId, reference: newReference(), bookedAt: at })
    .onConflictDoNothing();
}

/** The biller's number for a transfer; undefined until it is booked. */
export async function billReferenceOf(tx: Db, transactionId: string): Promise<string | undefined> {
  const [booked] = await tx.select().from(billPayments).where(eq(billPayments.transactionId, transactionId));
  return booked?.reference;
}
