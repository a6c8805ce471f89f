import { isOpenBill } from '@dayfare/domain/billpay';
import { eq } from 'drizzle-orm';
import type { Db } from '../../platform/db/db.ts';
import { changeDue, duesOfBill, notScheduled } from './rows.ts';
import { bills } from './tables.ts';

/** Stops one bill under its person's lock: what waits of it is cancelled, and what is on its way stays. */
export async function stopOne(tx: Db, id: number, at: Date): Promise<void> {
  await tx.update(bills).set({ stoppedAt: at, autopay: false }).where(eq(bills.id, id));
  for (const due of await duesOfBill(tx, id))
    if (isOpenBill(due.row.state)) await changeDue(tx, due.row.id, { ...notScheduled, state: 'cancelled' });
}
