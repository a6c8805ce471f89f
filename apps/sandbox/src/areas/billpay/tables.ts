import type { BillState, TraceState } from '@dayfare/domain/billpay';
import { bigint, boolean, date, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { instant, minorUnits } from '../../platform/db/columns.ts';

const day = (name: string) => date(name, { mode: 'string' });

/** Which billers people have in their own list. */
export const keptBillers = pgTable(
  'kept_billers',
  {
    employeeId: integer('employee_id').notNull(),
    billerId: integer('biller_id').notNull(),
    keptAt: instant('kept_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.employeeId, table.billerId] })],
);

/** What people have to pay. */
export const bills = pgTable('bills', {
  id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
  employeeId: integer('employee_id').notNull(),
  /** Whose pay it is paid from. */
  employmentId: integer('employment_id').notNull(),
  /** The account at the biller. */
  instrumentId: integer('instrument_id').notNull(),
  amountMinor: minorUnits('amount_minor').notNull(),
  dueOn: day('due_on').notNull(),
  /** Null: once. */
  frequency: integer('frequency'),
  endsOn: day('ends_on'),
  times: integer('times').notNull(),
  autopay: boolean('autopay').notNull(),
  autopayLimitMinor: bigint('autopay_limit_minor', { mode: 'number' }),
  remindDays: integer('remind_days'),
  contractIds: jsonb('contract_ids').$type<number[]>().notNull(),
  stoppedAt: instant('stopped_at'),
  createdAt: instant('created_at').notNull(),
});

/** Each day on which a bill is due. */
export const billDues = pgTable('bill_dues', {
  id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
  billId: integer('bill_id').notNull(),
  dueOn: day('due_on').notNull(),
  amountMinor: minorUnits('amount_minor').notNull(),
  state: text('state').$type<BillState>().notNull(),
  /** The day on which its payment leaves by itself. */
  payOn: day('pay_on'),
  isAutopay: boolean('is_autopay').notNull().default(false),
  /** Names the payment that is scheduled, for its job. */
  run: text('run'),
  transactionId: text('transaction_id'),
  /** Code of why a payment was not made. */
  reason: text('reason'),
});

/** Payments that a biller says it did not get. */
export const billTraces = pgTable('bill_traces', {
  transactionId: text('transaction_id').primaryKey(),
  state: text('state').$type<TraceState>().notNull(),
  reference: text('reference'),
  at: instant('at').notNull(),
});

/** A bill as the database holds it. */
export type BillRow = typeof bills.$inferSelect;
/** A day on which a bill is due as the database holds it. */
export type DueRow = typeof billDues.$inferSelect;
