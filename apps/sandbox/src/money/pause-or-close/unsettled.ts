import { type ClosingFacts, minorUnits } from '@dayfare/domain/money';
import { and, eq, isNotNull, isNull, notInArray, sql } from 'drizzle-orm';
import type { Db } from '../../platform/db/db.ts';
import { employments } from '../../session/index.ts';
import { instrumentMoves } from '../core/move-tables.ts';
import { undone } from '../core/status.ts';
import { instruments, transactions } from '../core/tables.ts';
import { heldIn, isHeld } from '../moves/balance.ts';
import { payments } from '../payments/tables.ts';
import { hasUnclearedDeduction } from '../wages/owed.ts';

const count = sql<string>`count(*)`;
const numberOf = (rows: readonly { count: string }[]) => Number(rows[0]?.count ?? 0);

/** What of a person's money is not settled. */
export async function unsettledOf(tx: Db, employeeId: number): Promise<ClosingFacts> {
  const unpaid = await tx
    .select({ count })
    .from(payments)
    .innerJoin(transactions, eq(transactions.id, payments.transactionId))
    .where(
      and(
        eq(transactions.employeeId, employeeId),
        isNull(payments.endedAt),
        notInArray(transactions.status, [...undone]),
      ),
    );
  const moves = await tx
    .select({ count })
    .from(instrumentMoves)
    .where(
      and(
        eq(instrumentMoves.employeeId, employeeId),
        isNotNull(instrumentMoves.payout),
        isNull(instrumentMoves.endedAt),
      ),
    );
  const jobs = await tx
    .select({ id: employments.id })
    .from(employments)
    .where(eq(employments.employeeId, employeeId));
  const uncleared = await Promise.all(jobs.map(({ id }) => hasUnclearedDeduction(tx, id)));
  const mine = await tx.select().from(instruments).where(eq(instruments.employeeId, employeeId));
  let held = 0;
  for (const one of mine.filter(isHeld)) held += await heldIn(tx, one.id);
  return {
    ...{ transfers: numberOf(unpaid), moves: numberOf(moves) },
    hasUnclearedDeduction: uncleared.includes(true),
    held: minorUnits(held),
  };
}
