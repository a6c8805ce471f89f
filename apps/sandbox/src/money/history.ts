import type { WireHistory } from '@dayfare/api/money/contract';
import { fromWire } from '@dayfare/domain/money';
import { and, asc, count, desc, eq, gte, ilike, inArray, lte, type SQL } from 'drizzle-orm';
import type { Db } from '../db/db.ts';
import { lineOf, type Reading } from './detail.ts';
import { instruments, transactions } from './tables.ts';

/** The question for a page of history, with its defaults filled in. */
export type HistoryQuestion = {
  readonly TransactionHistoryFilter: {
    readonly RecordCount: number;
    readonly InstrumentIDs: readonly number[];
    readonly Title: string;
    readonly MinAmount: number;
    readonly MaxAmount: number;
    readonly PageNumber: number;
    readonly TransactionTimeFrame: string;
    readonly TransactionStatus: string;
    readonly PageSize: number;
    readonly SortedByColumn: keyof typeof columns | '';
    readonly SortingOrder: 'Asc' | 'Desc';
    readonly TransactionType: number | null;
  };
};

const columns = {
  createdAt: transactions.createdAt,
  amount: transactions.amountMinor,
  title: instruments.displayText,
} as const;

const escaped = (text: string) => text.replace(/[\\%_]/g, (sign) => `\\${sign}`);

function conditions(
  employmentId: number,
  filter: HistoryQuestion['TransactionHistoryFilter'],
  now: Date,
): SQL | undefined {
  const days = Number(filter.TransactionTimeFrame);
  return and(
    eq(transactions.employmentId, employmentId),
    gte(transactions.amountMinor, fromWire(filter.MinAmount)),
    lte(transactions.amountMinor, fromWire(filter.MaxAmount)),
    filter.InstrumentIDs.length > 0
      ? inArray(transactions.instrumentId, [...filter.InstrumentIDs])
      : undefined,
    filter.Title ? ilike(instruments.displayText, `%${escaped(filter.Title)}%`) : undefined,
    filter.TransactionStatus ? eq(transactions.status, filter.TransactionStatus) : undefined,
    filter.TransactionType === null ? undefined : eq(transactions.transactionType, filter.TransactionType),
    days > 0 ? gte(transactions.createdAt, new Date(now.getTime() - days * 86_400_000)) : undefined,
  );
}

/** A page of the transfers from one employment's wages, and how many there are on all pages. */
export async function transactionHistory(
  tx: Db,
  employmentId: number,
  { TransactionHistoryFilter: filter }: HistoryQuestion,
  reading: Reading,
): Promise<WireHistory> {
  const where = conditions(employmentId, filter, reading.now);
  const direction = filter.SortingOrder === 'Asc' ? asc : desc;
  const rows = await tx
    .select({ transaction: transactions, instrument: instruments })
    .from(transactions)
    .innerJoin(instruments, eq(instruments.id, transactions.instrumentId))
    .where(where)
    // The id decides between equals, so that no line is on two pages or on none.
    .orderBy(direction(columns[filter.SortedByColumn || 'createdAt']), direction(transactions.id))
    .limit(filter.PageSize)
    .offset((filter.PageNumber - 1) * filter.PageSize);
  const [total] = await tx
    .select({ records: count() })
    .from(transactions)
    .innerJoin(instruments, eq(instruments.id, transactions.instrumentId))
    .where(where);
  return {
    transactionDetails: rows.map(({ transaction, instrument }) => lineOf(transaction, instrument, reading)),
    totalRecords: total?.records ?? 0,
  };
}
