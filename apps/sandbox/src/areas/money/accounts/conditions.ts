import type { InstrumentCondition } from '@dayfare/domain/money';
import { and, eq, ne } from 'drizzle-orm';
import type { Db } from '../../../platform/db/db.ts';
import { instruments } from '../core/tables.ts';
import { conditionOf } from './mine.ts';
import { deleted } from './own-accounts.ts';

/** How each account and card of an employee stands, as far as that decides whether money can be sent anywhere. */
export async function conditionsOf(tx: Db, employeeId: number): Promise<InstrumentCondition[]> {
  const rows = await tx
    .select({ status: instruments.status, verification: instruments.verification })
    .from(instruments)
    .where(and(eq(instruments.employeeId, employeeId), ne(instruments.status, deleted)));
  return rows.map((row) => conditionOf(row));
}
