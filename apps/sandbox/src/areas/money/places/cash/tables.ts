import { pgTable, text } from 'drizzle-orm/pg-core';
import { instant, sealedText } from '../../../../platform/db/columns.ts';

/** What is shown at a counter to pick up cash. */
export const cashVouchers = pgTable('cash_vouchers', {
  transactionId: text('transaction_id').primaryKey(),
  code: sealedText('code').notNull(),
  readyAt: instant('ready_at').notNull(),
  expiresAt: instant('expires_at').notNull(),
  collectedAt: instant('collected_at'),
});
