import type { WireTransactionLine } from '@dayfare/api/money/contract';
import { carriedOver, minorUnits, toWire } from '@dayfare/domain/money';
import { and, asc, eq, getTableColumns, inArray, isNotNull, lt, notInArray, sql } from 'drizzle-orm';
import type { Db } from '../../../platform/db/db.ts';
import { moved } from '../core/moved.ts';
import { undone } from '../core/status.ts';
import { payPeriods, transactions } from '../core/tables.ts';

type Carried = NonNullable<WireTransactionLine['carriedOver']>;

/** The transfers of an employment of which a pay that fell short left something for the next one, by id. */
export async function carriedTransfers(tx: Db, employmentId: number): Promise<ReadonlyMap<string, Carried>> {
  const all = new Map<string, Carried>();
  const after = sql<string | null>`lead(${payPeriods.paysOn}) over (order by ${payPeriods.startsOn})`;
  const periods = tx
    .select({ ...getTableColumns(payPeriods), next: after.as('next') })
    .from(payPeriods)
    .where(eq(payPeriods.employmentId, employmentId))
    .as('periods');
  const short = await tx
    .select()
    .from(periods)
    .where(and(isNotNull(periods.paidAt), lt(periods.withheldMinor, periods.dueMinor)));
  if (short.length === 0) return all;
  const startsOn = short.map((period) => period.startsOn);
  const due = await tx
    .select({ id: transactions.id, periodStart: transactions.periodStart, ...moved })
    .from(transactions)
    .where(
      and(
        eq(transactions.employmentId, employmentId),
        inArray(transactions.periodStart, startsOn),
        notInArray(transactions.status, [...undone]),
      ),
    )
    .orderBy(asc(transactions.createdAt), asc(transactions.id));
  for (const { startsOn: start, paysOn: payday, dueMinor, withheldMinor, next } of short) {
    const parts = carriedOver(
      due
        .filter(({ periodStart }) => periodStart === start)
        .map(({ id, amount, fee }) => ({ id, amount: minorUnits(amount + fee) })),
      minorUnits(dueMinor - withheldMinor),
    );
    for (const [id, amount] of parts) all.set(id, { amount: toWire(amount), payday, next });
  }
  return all;
}
