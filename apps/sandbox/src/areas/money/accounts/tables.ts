import { boolean, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { instant, sealedText } from '../../../platform/db/columns.ts';

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

/** Linked cards. No number, no security code: the service that keeps them is known by a token. */
export const debitCards = pgTable('debit_cards', {
  instrumentId: integer('instrument_id').primaryKey(),
  token: sealedText('token').notNull(),
  fingerprint: sealedText('fingerprint').notNull(),
  brand: integer('brand').notNull(),
  processor: integer('processor').notNull(),
  /** Its last month, `2029-04`. */
  expiry: text('expiry').notNull(),
  nameOnCard: sealedText('name_on_card').notNull(),
  /** A `WireAddress` as JSON. */
  billingAddress: sealedText('billing_address').notNull(),
  /** The lookup in which its bank has confirmed it. */
  threeDSAccountId: sealedText('three_ds_account_id'),
  paysProgramFee: boolean('pays_program_fee').notNull(),
});

/** Accounts at billers that wages can be sent to. */
export const billerAccounts = pgTable('biller_accounts', {
  instrumentId: integer('instrument_id').primaryKey(),
  billerId: integer('biller_id').notNull(),
  accountNumber: sealedText('account_number').notNull(),
  zip: text('zip'),
});

/** A linked card as the database holds it. */
export type DebitCard = typeof debitCards.$inferSelect;
