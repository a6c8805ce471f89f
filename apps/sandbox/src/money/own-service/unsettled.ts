import { type ClosingFacts, minorUnits } from '@dayfare/domain/money';
import { and, eq, gt, gte, isNotNull, isNull, notInArray, sql } from 'drizzle-orm';
import type { Db } from '../../db/db.ts';
import { employments } from '../../session/index.ts';
import { heldIn, isHeld } from '../held/balance.ts';
import { instrumentMoves } from '../held/tables.ts';
import { payments } from '../payments/tables.ts';
import { hasUnclearedDeduction } from '../proofs/list.ts';
import { undone } from '../status.ts';
import { idempotencyKeys, instruments, transactions } from '../tables.ts';

/** How long a request that got no answer is in doubt, in milliseconds: what a crash cut off is settled by then, or never happened. */
const doubtMs = 60 * 60_000;

const count = sql<string>`count(*)`;
const numberOf = (rows: readonly { count: string }[]) => Number(rows[0]?.count ?? 0);

/** What of somebody's money is not settled. */
export async function unsettledOf(tx: Db, employeeId: number, now: Date): Promise<ClosingFacts> {
  const inDoubt = await tx
    .select({ count })
    .from(idempotencyKeys)
    .where(
      and(
        eq(idempotencyKeys.employeeId, employeeId),
        eq(idempotencyKeys.status, 'received'),
        gte(idempotencyKeys.createdAt, new Date(now.getTime() - doubtMs)),
      ),
    );
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
        gt(instrumentMoves.arrivesAt, now),
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
    ...{ inDoubt: numberOf(inDoubt), transfers: numberOf(unpaid), moves: numberOf(moves) },
    hasUnclearedDeduction: uncleared.includes(true),
    held: minorUnits(held),
  };
}
