import { boolean, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { instant, sealedText } from '../../platform/db/columns.ts';

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
  /** A `WireBillingAddress` as JSON. */
  billingAddress: sealedText('billing_address').notNull(),
  /** The lookup in which its bank has confirmed it. */
  threeDSAccountId: sealedText('three_ds_account_id'),
  paysProgramFee: boolean('pays_program_fee').notNull(),
});

export const cardLookups = pgTable('card_lookups', {
  accountId: text('account_id').primaryKey(),
  employeeId: integer('employee_id').notNull(),
  instrumentId: integer('instrument_id').notNull(),
  expiresAt: instant('expires_at').notNull(),
});

/** A linked card as the database holds it. */
export type DebitCard = typeof debitCards.$inferSelect;
