import { date, integer, jsonb, pgTable, text, unique } from 'drizzle-orm/pg-core';
import { instant, minorUnits } from '../../../platform/db/columns.ts';

const day = (name: string) => date(name, { mode: 'string' });

/** Transfers that repeat by themselves. */
export const recurringTransactions = pgTable('recurring_transactions', {
  id: text('id').primaryKey(),
  employeeId: integer('employee_id').notNull(),
  /** Whose wages each of them is taken from. */
  employmentId: integer('employment_id').notNull(),
  instrumentId: integer('instrument_id').notNull(),
  amountMinor: minorUnits('amount_minor').notNull(),
  frequency: integer('frequency').notNull(),
  startsOn: day('starts_on').notNull(),
  endBy: integer('end_by').notNull(),
  endsOn: day('ends_on'),
  endTotalMinor: minorUnits('end_total_minor'),
  times: integer('times').notNull(),
  status: integer('status').notNull(),
  contractIds: jsonb('contract_ids').$type<number[]>().notNull(),
  createdAt: instant('created_at').notNull(),
});

/** One of a recurring transfer: the next, or one whose day has come or that was skipped. */
export const scheduledTransactions = pgTable(
  'scheduled_transactions',
  {
    id: text('id').primaryKey(),
    recurringId: text('recurring_id').notNull(),
    dueOn: day('due_on').notNull(),
    status: integer('status').notNull(),
    transactionId: text('transaction_id'),
    /** Code of the refusal that it met. */
    reason: text('reason'),
  },
  (table) => [unique().on(table.recurringId, table.dueOn)],
);

/** A recurring transfer as the database holds it. */
export type RecurringRow = typeof recurringTransactions.$inferSelect;
/** One of a recurring transfer as the database holds it. */
export type ScheduledRow = typeof scheduledTransactions.$inferSelect;
