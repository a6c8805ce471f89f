import { boolean, date, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { instant, minorUnits, sealedText } from '../../platform/db/columns.ts';

export const cards = pgTable('cards', {
  id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
  employeeId: integer('employee_id').notNull(),
  /** What holds its money. */
  instrumentId: integer('instrument_id').notNull(),
  status: integer('status').notNull(),
  type: integer('type').notNull(),
  program: integer('program').notNull(),
  block: integer('block').notNull(),
  isActivated: boolean('is_activated').notNull(),
  /** Salted. */
  pinHash: text('pin_hash'),
  number: sealedText('number').notNull(),
  code: sealedText('code').notNull(),
  /** Its last month, `2029-04`. */
  expiry: text('expiry').notNull(),
  last4: text('last4').notNull(),
  holder: text('holder').notNull(),
  artCode: text('art_code').notNull(),
  /** Where it was sent, as JSON. */
  address: sealedText('address').notNull(),
  orderedAt: instant('ordered_at').notNull(),
  /** The card that took its place, or the closed card itself once its owner applied anew; null for the one in use. */
  replacedBy: integer('replaced_by'),
});

export const cardApplications = pgTable('card_applications', {
  employeeId: integer('employee_id').primaryKey(),
  approval: integer('approval').notNull(),
  application: integer('application').notNull(),
  /** Why it was rejected, by a name. */
  rejection: text('rejection'),
  /** The last day on which one under review is decided about. */
  decisionBy: date('decision_by', { mode: 'string' }),
  appliedAt: instant('applied_at').notNull(),
});

export const cardPayments = pgTable('card_payments', {
  id: text('id').primaryKey(),
  cardId: integer('card_id').notNull(),
  kind: text('kind').$type<'purchase' | 'decline' | 'load'>().notNull(),
  /** Where it was paid, or who has paid. */
  merchant: text('merchant').notNull(),
  /** Empty for online. */
  place: text('place').notNull(),
  amountMinor: minorUnits('amount_minor').notNull(),
  declineReason: text('decline_reason'),
  at: instant('at').notNull(),
});

export const cardCases = pgTable('card_cases', {
  id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
  employeeId: integer('employee_id').notNull(),
  cardId: integer('card_id').notNull(),
  /** As the transaction is called on the wire. */
  transactionId: text('transaction_id').notNull(),
  state: integer('state').notNull(),
  openedAt: instant('opened_at').notNull(),
  /** The last day on which it is decided. */
  decisionBy: date('decision_by', { mode: 'string' }).notNull(),
});

/** A card as the database holds it. */
export type CardRow = typeof cards.$inferSelect;
/** What the network has told of a card, as the database holds it. */
export type CardPayment = typeof cardPayments.$inferSelect;
