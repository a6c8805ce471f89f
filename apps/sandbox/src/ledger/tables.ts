import { bigint, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { instant, minorUnits } from '../platform/db/columns.ts';

export const ledgerAccounts = pgTable('ledger_accounts', {
  id: text('id').primaryKey(),
  kind: text('kind').notNull(),
  employeeId: integer('employee_id'),
  currency: text('currency').notNull(),
  /** Of a person's account at an employer. */
  employerId: integer('employer_id'),
  /** Kept by the database with each posting, for accounts of people; 0 for the others. Debit positive. */
  balanceMinor: minorUnits('balance_minor').notNull().default(0),
  /** When it last changed; null before the first entry, and for accounts that belong to no one. */
  lastEntryAt: instant('last_entry_at'),
});

export const journalEntries = pgTable('journal_entries', {
  id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  kind: text('kind').notNull(),
  reference: text('reference').notNull(),
  postedAt: instant('posted_at').notNull(),
  /** The order to a rail that it is about. */
  orderId: text('order_id'),
});

export const postings = pgTable('postings', {
  id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  entryId: bigint('entry_id', { mode: 'number' }).notNull(),
  accountId: text('account_id').notNull(),
  minor: minorUnits('minor').notNull(),
});
