import { type ClosingFacts, minorUnits } from '@dayfare/domain/money';
import { and, eq, isNotNull, isNull, notInArray, sql } from 'drizzle-orm';
import type { Db } from '../../platform/db/db.ts';
import { employments } from '../../session/index.ts';
import { heldIn, isHeld } from '../moves/balance.ts';
import { instrumentMoves } from '../moves/tables.ts';
import { payments } from '../payments/tables.ts';
import { hasUnclearedDeduction } from '../proofs/list.ts';
import { undone } from '../status.ts';
import { instruments, transactions } from '../tables.ts';

const count = sql<string>`count(*)`;
const numberOf = (rows: readonly { count: string }[]) => Number(rows[0]?.count ?? 0);

/** What of somebody's money is not settled. */
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
