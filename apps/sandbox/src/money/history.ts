import type { WireHistory } from '@dayfare/api/money/contract';
import { atLocalTime, fromWire, isoDate, type TimeZone } from '@dayfare/domain/money';
import { and, asc, count, desc, eq, gte, ilike, inArray, lt, lte, type SQL } from 'drizzle-orm';
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
    readonly TransactionType: number | readonly number[] | null;
  };
};

/** Who reads, when, and where: a month begins at the person's own midnight. */
interface HistoryReading extends Reading {
  readonly timeZone: TimeZone;
}

const columns = {
  createdAt: transactions.createdAt,
  amount: transactions.amountMinor,
  title: instruments.displayText,
} as const;

const escaped = (text: string) => text.replace(/[\\%_]/g, (sign) => `\\${sign}`);

/** Transfers of the last so many days, or of a month such as `2026-11`. */
function within(timeFrame: string, { now, timeZone }: HistoryReading): SQL | undefined {
  if (!timeFrame.includes('-')) {
    const days = Number(timeFrame);
    return days > 0 ? gte(transactions.createdAt, new Date(now.getTime() - days * 86_400_000)) : undefined;
  }
  const [year = 0, month = 0] = timeFrame.split('-').map(Number);
  const first = (index: number) => isoDate(new Date(Date.UTC(year, index, 1)).toISOString().slice(0, 10));
  const beginning = (index: number) => new Date(atLocalTime(first(index), 0, 0, timeZone));
  return and(gte(transactions.createdAt, beginning(month - 1)), lt(transactions.createdAt, beginning(month)));
}

function conditions(
  employmentId: number,
  filter: HistoryQuestion['TransactionHistoryFilter'],
  reading: HistoryReading,
): SQL | undefined {
  const { TransactionStatus: codes, TransactionType: types } = filter;
  return and(
    eq(transactions.employmentId, employmentId),
    gte(transactions.amountMinor, fromWire(filter.MinAmount)),
    lte(transactions.amountMinor, fromWire(filter.MaxAmount)),
    filter.InstrumentIDs.length > 0
      ? inArray(transactions.instrumentId, [...filter.InstrumentIDs])
      : undefined,
    filter.Title ? ilike(instruments.displayText, `%${escaped(filter.Title)}%`) : undefined,
    codes ? inArray(transactions.status, codes.split(',')) : undefined,
    types === null ? undefined : inArray(transactions.transactionType, [types].flat()),
    within(filter.TransactionTimeFrame, reading),
  );
}

/** A page of the transfers from one employment's wages, and how many there are on all pages. */
export async function transactionHistory(
  tx: Db,
  employmentId: number,
  { TransactionHistoryFilter: filter }: HistoryQuestion,
  reading: HistoryReading,
): Promise<WireHistory> {
  const where = conditions(employmentId, filter, reading);
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
