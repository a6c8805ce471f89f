import { bigint, integer, pgTable } from 'drizzle-orm/pg-core';
import { instant } from '../../../platform/db/columns.ts';

/** What people have asked their employers' payrolls for. */
export const cardDeposits = pgTable('card_deposits', {
  employeeId: integer('employee_id').primaryKey(),
  split: integer('split').notNull(),
  /** Null for an entire paycheck. */
  splitBy: integer('split_by'),
  percent: integer('percent'),
  amountMinor: bigint('amount_minor', { mode: 'number' }),
  state: integer('state').notNull(),
  changedAt: instant('changed_at').notNull(),
});

/** A direct deposit as the database holds it. */
export type DepositRow = typeof cardDeposits.$inferSelect;
