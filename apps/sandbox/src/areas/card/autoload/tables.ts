import { date, integer, jsonb, pgTable } from 'drizzle-orm/pg-core';
import { minorUnits } from '../../../platform/db/columns.ts';

/** How money comes to people's cards by itself. */
export const cardAutoloads = pgTable('card_autoloads', {
  employeeId: integer('employee_id').primaryKey(),
  /** Whose pay it comes from. */
  employmentId: integer('employment_id').notNull(),
  mode: integer('mode').notNull(),
  trigger: integer('trigger').notNull(),
  amountMinor: minorUnits('amount_minor').notNull(),
  lowBalanceMinor: minorUnits('low_balance_minor').notNull(),
  contractIds: jsonb('contract_ids').$type<number[]>().notNull(),
  /** The last day on which it moved something. */
  loadedOn: date('loaded_on', { mode: 'string' }),
  /** The last day on which its person was told that it could not. */
  toldOn: date('told_on', { mode: 'string' }),
});

/** Settings of autoload as the database holds them. */
export type AutoloadRow = typeof cardAutoloads.$inferSelect;
