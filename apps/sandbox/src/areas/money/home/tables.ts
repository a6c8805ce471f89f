import { integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { minorUnits } from '../../../platform/db/columns.ts';

export const dismissedTickers = pgTable(
  'dismissed_tickers',
  {
    employeeId: integer('employee_id').notNull(),
    tickerId: integer('ticker_id').notNull(),
  },
  (table) => [primaryKey({ columns: [table.employeeId, table.tickerId] })],
);

/** Saved transfers that a person can repeat. */
export const shortcuts = pgTable('shortcuts', {
  id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
  employeeId: integer('employee_id').notNull(),
  title: text('title').notNull(),
  amountMinor: minorUnits('amount_minor').notNull(),
  instrumentId: integer('instrument_id').notNull(),
  transferSpeed: integer('transfer_speed').notNull(),
});

export const quickLinkChoices = pgTable('quick_links', {
  employeeId: integer('employee_id').primaryKey(),
  chosen: jsonb('chosen').$type<readonly string[]>().notNull(),
});
