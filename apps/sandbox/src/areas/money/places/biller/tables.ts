import { pgTable, text } from 'drizzle-orm/pg-core';
import { instant } from '../../../../platform/db/columns.ts';

/** What billers have booked, under numbers of theirs. */
export const billPayments = pgTable('bill_payments', {
  transactionId: text('transaction_id').primaryKey(),
  reference: text('reference').notNull(),
  bookedAt: instant('booked_at').notNull(),
});
