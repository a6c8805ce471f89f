import { isOpenBill } from '@dayfare/domain/billpay';
import { and, eq, isNull } from 'drizzle-orm';
import type { Db } from '../../platform/db/db.ts';
import type { BillsOfAccount } from '../money/index.ts';
import { duesOf, stateOf } from './rows.ts';
import { stopOne } from './stop-one.ts';
import { bills } from './tables.ts';

async function stopAll(tx: Db, employeeId: number, at: Date): Promise<void> {
  const running = await tx
    .select({ id: bills.id })
    .from(bills)
    .where(and(eq(bills.employeeId, employeeId), isNull(bills.stoppedAt)));
  for (const { id } of running) await stopOne(tx, id, at);
}

/** What becomes of bills when their person's account closes: those that wait are counted, and all are stopped. */
export const billsOfAccount: BillsOfAccount = {
  count: async (tx, employeeId) => {
    const waiting = (await duesOf(tx, employeeId)).filter((due) => isOpenBill(stateOf(due)));
    return new Set(waiting.map(({ bill }) => bill.id)).size;
  },
  stop: stopAll,
};
