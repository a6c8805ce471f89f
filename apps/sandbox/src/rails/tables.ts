import { integer, pgTable, text } from 'drizzle-orm/pg-core';
import { instant, minorUnits, sealedText } from '../platform/db/columns.ts';
import type { RailScenario } from './rail-scenarios.ts';

/** A way for money to leave; by `debit` it comes in. */
export type Rail = 'card' | 'ach' | 'cash' | 'gift' | 'biller' | 'issuer' | 'debit';

/** How a payment stands at its rail. */
export type RailState = 'held' | 'taken' | 'paid' | 'refused' | 'returned' | 'voided' | 'expired';

export const railPayments = pgTable('rail_payments', {
  /** Ours, by which the rail knows a payment that it has been given before. */
  reference: text('reference').primaryKey(),
  rail: text('rail').$type<Rail>().notNull(),
  instrumentId: integer('instrument_id').notNull(),
  /** Where it was told to send it, in JSON; null once it has ended, and for older ones. */
  destination: sealedText('destination'),
  amountMinor: minorUnits('amount_minor').notNull(),
  paidMinor: minorUnits('paid_minor').notNull().default(0),
  state: text('state').$type<RailState>().notNull(),
  /** Why it was refused, came back, or is going to. */
  reason: text('reason'),
  receivedAt: instant('received_at').notNull(),
  changedAt: instant('changed_at').notNull(),
});

export const railScenarios = pgTable('rail_scenarios', {
  instrumentId: integer('instrument_id').primaryKey(),
  scenario: text('scenario').$type<RailScenario>().notNull(),
});

/** A payment in the books of a rail. */
export type RailPayment = typeof railPayments.$inferSelect;
