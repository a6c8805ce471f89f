import type { TransactionSource } from '@dayfare/domain/money';
import { integer, pgTable, text } from 'drizzle-orm/pg-core';
import { instant, minorUnits } from '../../../platform/db/columns.ts';

/** Rewards for bringing others, paid into what we hold for a person. */
export const rewards = pgTable('rewards', {
  id: text('id').primaryKey(),
  employeeId: integer('employee_id').notNull(),
  instrumentId: integer('instrument_id').notNull(),
  amountMinor: minorUnits('amount_minor').notNull(),
  currency: text('currency').notNull(),
  createdAt: instant('created_at').notNull(),
});

/** Everything that a person's history shows, wherever its money came from. A view, declared as a table so that it can be read with joins. */
export const moneyLines = pgTable('money_lines', {
  id: text('id').notNull(),
  employeeId: integer('employee_id').notNull(),
  /** Null for what is not taken from wages. */
  employmentId: integer('employment_id'),
  source: text('source').$type<TransactionSource>().notNull(),
  /** Where the money went, or where it came from if it went to a friend. */
  instrumentId: integer('instrument_id').notNull(),
  /** The friend who paid, or was paid. */
  otherId: integer('other_id'),
  amountMinor: minorUnits('amount_minor').notNull(),
  feeMinor: minorUnits('fee_minor').notNull(),
  /** Null where it was there at once. */
  status: text('status'),
  statusReason: text('status_reason'),
  transactionType: integer('transaction_type').notNull(),
  transferSpeed: integer('transfer_speed').notNull(),
  createdAt: instant('created_at').notNull(),
  arrivesAt: instant('arrives_at').notNull(),
  /** Null for a transfer of wages, which has events of its own, and for what is on its way. */
  endedAt: instant('ended_at'),
});

/** A line as the database holds it. */
export type MoneyLine = typeof moneyLines.$inferSelect;
