import { pgTable, text } from 'drizzle-orm/pg-core';
import { instant, minorUnits, sealedText } from '../../../../platform/db/columns.ts';

/** Gift cards that were issued for transfers. */
export const giftCards = pgTable('gift_cards', {
  transactionId: text('transaction_id').primaryKey(),
  code: sealedText('code').notNull(),
  amountMinor: minorUnits('amount_minor').notNull(),
  issuedAt: instant('issued_at').notNull(),
});
