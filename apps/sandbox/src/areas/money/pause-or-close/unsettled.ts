import { type ClosingFacts, sum } from '@dayfare/domain/money';
import { and, eq, isNotNull, isNull, notInArray, sql } from 'drizzle-orm';
import type { Db } from '../../../platform/db/db.ts';
import { isHeld } from '../core/is-held.ts';
import { instrumentMoves } from '../core/move-tables.ts';
import { undone } from '../core/status.ts';
import { instruments, transactions } from '../core/tables.ts';
import { heldInEach } from '../moves/balance.ts';
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
  const mine = await tx.select().from(instruments).where(eq(instruments.employeeId, employeeId));
  const held = await heldInEach(
    tx,
    mine.filter(isHeld).map(({ id }) => id),
  );
  return {
    ...{ transfers: numberOf(unpaid), moves: numberOf(moves) },
    hasUnclearedDeduction: await hasUnclearedDeduction(tx, employeeId),
    held: sum([...held.values()]),
  };
}
