import type { WireHistory } from '@dayfare/api/money/contract';
import { atLocalTime, fromWire, isoDate, type TimeZone, transactionSource } from '@dayfare/domain/money';
import {
  and,
  asc,
  count,
  desc,
  eq,
  gte,
  ilike,
  inArray,
  isNull,
  lt,
  lte,
  or,
  type SQL,
  sql,
} from 'drizzle-orm';
import type { Db } from '../../../platform/db/db.ts';
import type { Employee } from '../../session/index.ts';
import { moneyLines } from '../core/source-tables.ts';
import { instruments, type Transaction, transactions } from '../core/tables.ts';
import { carriedTransfers } from '../wages/carried.ts';
import { lineOf, type Reading } from './detail.ts';
import { historyTotals, sourcesOf } from './history-totals.ts';
import { isOfWages, namedLines, otherLineOf } from './source-line.ts';

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
    readonly TransactionSource: readonly number[];
  };
};

/** Who reads, when, and where: a month begins at the person's own midnight. */
interface HistoryReading extends Reading {
  readonly timeZone: TimeZone;
}

const columns = {
  createdAt: moneyLines.createdAt,
  amount: moneyLines.amountMinor,
  title: instruments.displayText,
} as const;

/** Whose history it is, and from which employer's wages. */
type Reader = Pick<Employee, 'id' | 'timeZone'> & { readonly employmentId: number };

const escaped = (text: string) => text.replace(/[\\%_]/g, (sign) => `\\${sign}`);

/** Transfers of the last so many days, or of a month such as `2026-11`. */
function within(timeFrame: string, { now, timeZone }: HistoryReading): SQL | undefined {
  if (!timeFrame.includes('-')) {
    const days = Number(timeFrame);
    return days > 0 ? gte(moneyLines.createdAt, new Date(now.getTime() - days * 86_400_000)) : undefined;
  }
  const [year = 0, month = 0] = timeFrame.split('-').map(Number);
  const first = (index: number) => isoDate(new Date(Date.UTC(year, index, 1)).toISOString().slice(0, 10));
  const beginning = (index: number) => new Date(atLocalTime(first(index), 0, 0, timeZone));
  return and(gte(moneyLines.createdAt, beginning(month - 1)), lt(moneyLines.createdAt, beginning(month)));
}

/** What a person sees of one employment, and of what is not taken from wages. */
const ownLines = ({ id, employmentId }: Reader) =>
  and(
    eq(moneyLines.employeeId, id),
    or(isNull(moneyLines.employmentId), eq(moneyLines.employmentId, employmentId)),
  );

function conditions(
  reader: Reader,
  filter: HistoryQuestion['TransactionHistoryFilter'],
  reading: HistoryReading,
): SQL | undefined {
  const { TransactionStatus: codes, TransactionType: types, TransactionSource: sources } = filter;
  const known = sources.flatMap((wire) => transactionSource.fromWire(wire) ?? []);
  // What was there at once has no status of its own.
  const status = sql`coalesce(${moneyLines.status}, '2')`;
  return and(
    ownLines(reader),
    gte(moneyLines.amountMinor, fromWire(filter.MinAmount)),
    lte(moneyLines.amountMinor, fromWire(filter.MaxAmount)),
    filter.InstrumentIDs.length > 0 ? inArray(moneyLines.instrumentId, [...filter.InstrumentIDs]) : undefined,
    filter.Title ? ilike(instruments.displayText, `%${escaped(filter.Title)}%`) : undefined,
    codes ? inArray(status, codes.split(',')) : undefined,
    types === null ? undefined : inArray(moneyLines.transactionType, [types].flat()),
    sources.length > 0 ? inArray(moneyLines.source, known) : undefined,
    within(filter.TransactionTimeFrame, reading),
  );
}

/** The transfers of wages with these ids. */
async function transfersWith(tx: Db, ids: readonly string[]): Promise<ReadonlyMap<string, Transaction>> {
  if (ids.length === 0) return new Map();
  const rows = await tx
    .select()
    .from(transactions)
    .where(inArray(transactions.id, [...ids]));
  return new Map(rows.map((row) => [row.id, row]));
}

/** A page of what a person has moved, from one employment's wages and from anything else, and how much there is on all pages. */
export async function transactionHistory(
  tx: Db,
  reader: Reader,
  { TransactionHistoryFilter: filter }: HistoryQuestion,
  reading: HistoryReading,
): Promise<WireHistory> {
  const where = conditions(reader, filter, reading);
  const direction = filter.SortingOrder === 'Asc' ? asc : desc;
  const rows = await namedLines(tx)
    .where(where)
    // The id decides between equals, so that no line is on two pages or on none.
    .orderBy(direction(columns[filter.SortedByColumn || 'createdAt']), direction(moneyLines.id))
    .limit(filter.PageSize)
    .offset((filter.PageNumber - 1) * filter.PageSize);
  const [total] = await tx
    .select({ records: count() })
    .from(moneyLines)
    .innerJoin(instruments, eq(instruments.id, moneyLines.instrumentId))
    .where(where);
  const ofWages = rows.filter(({ line }) => isOfWages(line.source)).map(({ line }) => line.id);
  const transfers = await transfersWith(tx, ofWages);
  const carried = await carriedTransfers(tx, reader.employmentId);
  return {
    transactionDetails: rows.map((named) => {
      const transaction = transfers.get(named.line.id);
      if (!transaction) return otherLineOf(named, reading, reader.timeZone);
      const carriedOver = carried.get(transaction.id);
      return { ...lineOf(transaction, named.instrument, reading), carriedOver };
    }),
    totalRecords: total?.records ?? 0,
    totals: await historyTotals(tx, where, reader.timeZone),
    sources: await sourcesOf(tx, ownLines(reader)),
  };
}
