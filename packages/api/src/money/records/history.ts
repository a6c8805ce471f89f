import * as z from 'zod/mini';
import { wireAmount, wireIds, wireNumber } from '../../wire/index.ts';
import { transactionLine } from '../transaction.ts';

const count = z.int().check(z.gte(1), z.lte(100));

const kinds = z.array(wireNumber).check(z.maxLength(100));

const filter = z.object({
  RecordCount: z._default(count, 10),
  /** Empty: all instruments. */
  InstrumentIDs: z._default(wireIds, []),
  /** Part of a title, any case; empty: all. */
  Title: z._default(z.string().check(z.maxLength(100)), ''),
  MinAmount: z._default(wireAmount, 0),
  MaxAmount: z._default(wireAmount, 500),
  PageNumber: z._default(z.int().check(z.gte(1)), 1),
  /** Empty: any time; else a number of days back from now, or a month where the person is, such as `2026-11`. */
  TransactionTimeFrame: z._default(z.string().check(z.regex(/^(?:\d{0,4}|\d{4}-(?:0[1-9]|1[0-2]))$/)), ''),
  /** Status codes in text, separated by commas; empty: all. */
  TransactionStatus: z._default(z.string().check(z.regex(/^$|^(?:\d|10)(?:,(?:\d|10)){0,10}$/)), ''),
  PageSize: z._default(count, 10),
  /** Field of a history line; empty: createdAt. */
  SortedByColumn: z._default(z.enum(['', 'createdAt', 'amount', 'title']), ''),
  SortingOrder: z._default(z.enum(['Asc', 'Desc']), 'Desc'),
  /** One type or several; null: all types. */
  TransactionType: z._default(z.nullable(z.union([wireNumber, kinds])), null),
  /** Ours. Where the money comes from, one or several; empty: all. */
  TransactionSource: z._default(kinds, []),
});

/** Query for a page of transactions. Every field is optional; the server then uses the documented default. */
export const historyInput = z.object({
  IncludeTransactionDetails: z._default(z.boolean(), true),
  IncludeTransactionDeductions: z._default(z.boolean(), false),
  TransactionHistoryFilter: z.prefault(filter, {}),
});

const total = { taken: wireAmount, fees: wireAmount };

/** A page of transactions and how many there are on all pages. */
export const history = z.object({
  transactionDetails: z.array(transactionLine),
  totalRecords: z.int(),
  /** Ours. What was taken of wages, and paid in fees, on all pages: altogether, and by month where the person is. Without what came back. */
  totals: z.optional(
    z.object({
      ...total,
      months: z.array(z.object({ month: z.string().check(z.regex(/^\d{4}-\d{2}$/)), ...total })),
    }),
  ),
  /** Ours. Where the money of all this person's lines comes from, whatever is asked for. */
  sources: z.optional(z.array(wireNumber)),
});

/** Body of the history call. */
export type WireHistoryInput = z.input<typeof historyInput>;

/** Filter of the history call. */
export type WireHistoryFilter = z.input<typeof filter>;

/** A page of history as on the wire. */
export type WireHistory = z.infer<typeof history>;
