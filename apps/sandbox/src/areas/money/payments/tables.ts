import { boolean, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import type { LedgerCheck } from '../../../ledger/check.ts';
import { instant, minorUnits, sealedText } from '../../../platform/db/columns.ts';
import type { Rail } from '../../../rails/index.ts';
import type { RailCheck } from './agree.ts';

/** What a payment is: the money itself, or a fee that is charged to a card by itself. */
export type PaymentPart = 'principal' | 'fee';

/** What a payment is for: wages, money that we hold, the small deposits that verify an account, or a debit of what is owed. */
export type PaymentOrigin = 'transfer' | 'move' | 'deposits' | 'recovery';

/** What changes how a payment stands at its rail. */
export type RailQuestion = 'take' | 'outcome' | 'send back' | 'end hold' | 'call back';

/** Orders to rails: each written with what it is for, in one transaction, and handed to its rail later. */
export const payments = pgTable(
  'payments',
  {
    /** Id of what it is for. */
    transactionId: text('transaction_id').notNull(),
    origin: text('origin').$type<PaymentOrigin>().notNull().default('transfer'),
    part: text('part').$type<PaymentPart>().notNull(),
    rail: text('rail').$type<Rail>().notNull(),
    /** Where it goes, as it was promised, in JSON; null once it has ended. */
    destination: sealedText('destination'),
    /** The account that it is charged to, where that is another one than its transfer's. */
    instrumentId: integer('instrument_id'),
    amountMinor: minorUnits('amount_minor').notNull(),
    paidMinor: minorUnits('paid_minor').notNull().default(0),
    /** When its rail was asked first; it may have it since then. Null before. */
    askedAt: instant('asked_at'),
    /** What its rail is being asked; null while nothing is, and once its answer is written down. */
    asking: text('asking').$type<RailQuestion>(),
    /** Since when it has not answered; null while nothing is asked. */
    askingSince: instant('asking_since'),
    /** Whether its rail checks it before it lets it go. */
    isHeld: boolean('is_held').notNull().default(false),
    /** Null while the rail does not have it. */
    handedOverAt: instant('handed_over_at'),
    /** Null while the rail has not said how it ended. */
    endedAt: instant('ended_at'),
    /** How often its rail has said after the end that it, or more of it, was made after all. */
    reopened: integer('reopened').notNull().default(0),
    /** Why it was refused or came back. */
    reason: text('reason'),
  },
  (table) => [primaryKey({ columns: [table.transactionId, table.part] })],
);

/** What books, payments and rails said about one another. */
export const reconciliations = pgTable('reconciliations', {
  id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
  at: instant('at').notNull(),
  differences: integer('differences').notNull(),
  details: jsonb('details')
    .$type<
      RailCheck &
        LedgerCheck & { readonly drifted: readonly string[]; readonly unanswered?: readonly string[] }
    >()
    .notNull(),
});

/** A payment as the database holds it. */
export type Payment = typeof payments.$inferSelect;
