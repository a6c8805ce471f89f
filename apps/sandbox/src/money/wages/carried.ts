import type { WireTransactionLine } from '@dayfare/api/money/contract';
import { carriedOver, minorUnits, toWire } from '@dayfare/domain/money';
import { and, asc, eq, gt, isNotNull, lt, notInArray } from 'drizzle-orm';
import type { Db } from '../../platform/db/db.ts';
import { moved } from '../core/moved.ts';
import { undone } from '../core/status.ts';
import { payPeriods, transactions } from '../core/tables.ts';

type Carried = NonNullable<WireTransactionLine['carriedOver']>;

/** The payday after that of a pay period. */
async function nextPayday(tx: Db, employmentId: number, startsOn: string): Promise<string | null> {
  const [next] = await tx
    .select({ paysOn: payPeriods.paysOn })
    .from(payPeriods)
    .where(and(eq(payPeriods.employmentId, employmentId), gt(payPeriods.startsOn, startsOn)))
    .orderBy(asc(payPeriods.startsOn))
    .limit(1);
  return next?.paysOn ?? null;
}

/** The transfers of an employment of which a pay that fell short left something for the next one, by id. */
export async function carriedTransfers(tx: Db, employmentId: number): Promise<ReadonlyMap<string, Carried>> {
  const all = new Map<string, Carried>();
  const short = await tx
    .select()
    .from(payPeriods)
    .where(
      and(
        eq(payPeriods.employmentId, employmentId),
        isNotNull(payPeriods.paidAt),
        lt(payPeriods.withheldMinor, payPeriods.dueMinor),
      ),
    );
  for (const { startsOn, paysOn: payday, dueMinor, withheldMinor } of short) {
    const due = await tx
      .select({ id: transactions.id, ...moved })
      .from(transactions)
      .where(
        and(
          eq(transactions.employmentId, employmentId),
          eq(transactions.periodStart, startsOn),
          notInArray(transactions.status, [...undone]),
        ),
      )
      .orderBy(asc(transactions.createdAt), asc(transactions.id));
    const parts = carriedOver(
      due.map(({ id, amount, fee }) => ({ id, amount: minorUnits(amount + fee) })),
      minorUnits(dueMinor - withheldMinor),
    );
    const next = parts.size > 0 ? await nextPayday(tx, employmentId, startsOn) : null;
    for (const [id, amount] of parts) all.set(id, { amount: toWire(amount), payday, next });
  }
  return all;
}
