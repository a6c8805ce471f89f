import { boolean, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { instant } from '../../../platform/db/columns.ts';

/** Accounts that close by themselves when what they wait for has ended. */
export const closings = pgTable('closings', {
  employeeId: integer('employee_id').primaryKey(),
  askedAt: instant('asked_at').notNull(),
  /** Where the request came from. */
  address: text('address').notNull(),
  /** Whether the person was told that money of theirs has to be moved first. */
  isToldToMove: boolean('told_to_move').notNull().default(false),
});
