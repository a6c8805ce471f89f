import type { WireInstrumentHistory } from '@dayfare/api/money/accounts/account-history-contract';
import { minorUnits, toWire } from '@dayfare/domain/money';
import { and, count, desc, eq, max, notInArray, sql } from 'drizzle-orm';
import type { Db } from '../../../platform/db/db.ts';
import { moved } from '../core/moved.ts';
import { undone } from '../core/status.ts';
import { type Instrument, transactions } from '../core/tables.ts';
import { lineOf, type Reading } from '../transfers/detail.ts';

const newest = 10;

/** What went from one employment's wages to an account or card. */
export async function instrumentHistory(
  tx: Db,
  employmentId: number,
  instrument: Instrument,
  reading: Reading,
): Promise<WireInstrumentHistory> {
  const { createdAt, status } = transactions;
  const isThere = and(
    eq(transactions.employmentId, employmentId),
    eq(transactions.instrumentId, instrument.id),
  );
  const [summary] = await tx
    .select({
      transfers: count(),
      amount: sql<string>`coalesce(sum(${moved.amount}), 0)`,
      fees: sql<string>`coalesce(sum(${moved.fee} + ${transactions.chargedMinor}), 0)`,
      last: max(createdAt),
    })
    .from(transactions)
    .where(and(isThere, notInArray(status, [...undone])));
  const lines = await tx
    .select()
    .from(transactions)
    .where(isThere)
    .orderBy(desc(createdAt), desc(transactions.id))
    .limit(newest);
  return {
    itDashboardSummary: {
      userInstrumentId: instrument.id,
      transactionCount: summary?.transfers ?? 0,
      totalAmount: toWire(minorUnits(Number(summary?.amount ?? 0))),
      totalFees: toWire(minorUnits(Number(summary?.fees ?? 0))),
      lastTransactionAt: summary?.last?.toISOString() ?? null,
    },
    transactionDetails: lines.map((line) => lineOf(line, instrument, reading)),
  };
}
