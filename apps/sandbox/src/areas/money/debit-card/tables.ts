import { integer, pgTable, text } from 'drizzle-orm/pg-core';
import { instant } from '../../../platform/db/columns.ts';

export const cardLookups = pgTable('card_lookups', {
  accountId: text('account_id').primaryKey(),
  employeeId: integer('employee_id').notNull(),
  instrumentId: integer('instrument_id').notNull(),
  expiresAt: instant('expires_at').notNull(),
});
