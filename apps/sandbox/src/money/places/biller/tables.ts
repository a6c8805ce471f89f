import { integer, pgTable, text } from 'drizzle-orm/pg-core';
import { instant, sealedText } from '../../../platform/db/columns.ts';

/** Accounts at billers that wages can be sent to. */
export const billerAccounts = pgTable('biller_accounts', {
  instrumentId: integer('instrument_id').primaryKey(),
  billerId: integer('biller_id').notNull(),
  accountNumber: sealedText('account_number').notNull(),
  zip: text('zip'),
});

/** What billers have booked, under numbers of theirs. */
export const billPayments = pgTable('bill_payments', {
  transactionId: text('transaction_id').primaryKey(),
  reference: text('reference').notNull(),
  bookedAt: instant('booked_at').notNull(),
});
