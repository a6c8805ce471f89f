import type { AchReturnCode } from '@dayfare/domain/money';
import { boolean, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { instant, minorUnits, sealedText } from '../platform/db/columns.ts';
import type { RailScenario } from './rail-scenarios.ts';
import type { RailState } from './rail-states.ts';

/** A way for money to leave; by `debit` it comes in. */
export type Rail = 'card' | 'ach' | 'cash' | 'gift' | 'biller' | 'issuer' | 'debit';

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
  /** Whether it takes money from a card instead of sending some to it. */
  isCharge: boolean('is_charge').notNull().default(false),
  /** The code with which a bank is going to send back what has arrived. */
  returnsWith: text('returns_with').$type<AchReturnCode>(),
  receivedAt: instant('received_at').notNull(),
  changedAt: instant('changed_at').notNull(),
});

export const railScenarios = pgTable('rail_scenarios', {
  instrumentId: integer('instrument_id').primaryKey(),
  scenario: text('scenario').$type<RailScenario>().notNull(),
});

/** What rails have told of their own accord, each once. */
export const railEvents = pgTable('rail_events', {
  /** The rail's, by which it is known when it is told again. */
  id: text('id').primaryKey(),
  reference: text('reference').notNull(),
  /** What the rail said of its payment; what counts is what it says when it is asked. */
  state: text('state').$type<RailState>().notNull(),
  receivedAt: instant('received_at').notNull(),
  /** Null until its payment is known to be with its rail, and was brought to where that says it is. */
  appliedAt: instant('applied_at'),
});
