import { integer, pgTable, text } from 'drizzle-orm/pg-core';
import { instant, sealedText } from '../../platform/db/columns.ts';

/** What a payment to an account needs. Read it only where a payment or a comparison needs it. */
export const bankAccounts = pgTable('bank_accounts', {
  instrumentId: integer('instrument_id').primaryKey(),
  routingNumber: text('routing_number').notNull(),
  accountNumber: sealedText('account_number').notNull(),
});

export const pennyTests = pgTable('penny_tests', {
  instrumentId: integer('instrument_id').primaryKey(),
  status: integer('status').notNull(),
  /** Both, in minor units: `12,7`. */
  amounts: sealedText('amounts').notNull(),
  sentAt: instant('sent_at').notNull(),
  arrivesAt: instant('arrives_at').notNull(),
  expiresAt: instant('expires_at').notNull(),
  triesLeft: integer('tries_left').notNull(),
  resendsLeft: integer('resends_left').notNull(),
});

/** A verification by small deposits as the database holds it. */
export type PennyTestRow = typeof pennyTests.$inferSelect;
