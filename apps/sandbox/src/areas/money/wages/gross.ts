import { minorUnits } from '@dayfare/domain/money';
import { and, eq, sql } from 'drizzle-orm';
import type { Db } from '../../../platform/db/db.ts';
import { dayEarnings } from '../core/tables.ts';

/** What the period has earned so far, before anything is kept back. */
export async function grossOf(tx: Db, employmentId: number, periodStart: string) {
  const [row] = await tx
    .select({ gross: sql<string>`coalesce(sum(${dayEarnings.grossMinor}), 0)` })
    .from(dayEarnings)
    .where(and(eq(dayEarnings.employmentId, employmentId), eq(dayEarnings.periodStart, periodStart)));
  return minorUnits(Number(row?.gross ?? 0));
}
