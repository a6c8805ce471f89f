import type { WireHistory } from '@dayfare/api/money/contract';
import { minorUnits, type TimeZone, toWire, transactionSource } from '@dayfare/domain/money';
import { desc, eq, type SQL, sql, sum } from 'drizzle-orm';
import type { Db } from '../../../platform/db/db.ts';
import { instrumentMoves } from '../core/move-tables.ts';
import { moneyLines } from '../core/source-tables.ts';
import { undone } from '../core/status.ts';
import { instruments, transactions } from '../core/tables.ts';

const stands = sql`coalesce(${moneyLines.status}, '2') not in ${[...undone]}`;
const isOfWages = sql`${moneyLines.source} in ('EWA', 'BillPay')`;
const returned = sql`coalesce(${transactions.returnedMinor}, 0)`;
const returnedFee = sql`coalesce(${transactions.returnedFeeMinor}, ${instrumentMoves.returnedFeeMinor}, 0)`;

const wire = (minor: unknown) => toWire(minorUnits(Number(minor ?? 0)));

/**
 * What was taken of wages, and paid in fees, in all lines that match: by month, where the person is, and altogether. What came back is no
 * part of it.
 */
export async function historyTotals(
  tx: Db,
  where: SQL | undefined,
  timeZone: TimeZone,
): Promise<WireHistory['totals']> {
  const month = sql<string>`to_char(${moneyLines.createdAt} at time zone ${timeZone}, 'YYYY-MM')`;
  const months = await tx
    .select({
      month,
      taken: sum(
        sql`case when ${stands} and ${isOfWages} then ${moneyLines.amountMinor} - ${returned} else 0 end`,
      ),
      fees: sum(sql`case when ${stands} then ${moneyLines.feeMinor} - ${returnedFee} else 0 end`),
    })
    .from(moneyLines)
    .innerJoin(instruments, eq(instruments.id, moneyLines.instrumentId))
    .leftJoin(transactions, eq(transactions.id, moneyLines.id))
    .leftJoin(instrumentMoves, eq(instrumentMoves.id, moneyLines.id))
    .where(where)
    // By its position: the zone would be another parameter, and so another expression.
    .groupBy(sql`1`)
    .orderBy(desc(sql`1`));
  const all = (of: 'taken' | 'fees') =>
    wire(months.reduce((total, line) => total + Number(line[of] ?? 0), 0));
  return {
    ...{ taken: all('taken'), fees: all('fees') },
    months: months.map((line) => ({ month: line.month, taken: wire(line.taken), fees: wire(line.fees) })),
  };
}

/** The sources of the money in a user's history, as on the wire. */
export async function sourcesOf(tx: Db, where: SQL | undefined): Promise<number[]> {
  const rows = await tx.selectDistinct({ source: moneyLines.source }).from(moneyLines).where(where);
  return rows.map(({ source }) => transactionSource.toWire(source)).sort((a, b) => a - b);
}
