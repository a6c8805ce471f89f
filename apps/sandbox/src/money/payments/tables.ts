import { pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { instant, minorUnits } from '../../db/columns.ts';
import type { Rail } from '../../rails/index.ts';

/** What a payment is: the money itself, or a fee that is charged to a card by itself. */
export type PaymentPart = 'principal' | 'fee';

/** Payments that transfers need of rails: each written with its transfer, and handed to its rail later. */
export const payments = pgTable(
  'payments',
  {
    transactionId: text('transaction_id').notNull(),
    part: text('part').$type<PaymentPart>().notNull(),
    rail: text('rail').$type<Rail>().notNull(),
    amountMinor: minorUnits('amount_minor').notNull(),
    paidMinor: minorUnits('paid_minor').notNull().default(0),
    /** Null while the rail does not have it. */
    handedOverAt: instant('handed_over_at'),
    /** Null while the rail has not said how it ended. */
    endedAt: instant('ended_at'),
    /** Why it was refused or came back. */
    reason: text('reason'),
  },
  (table) => [primaryKey({ columns: [table.transactionId, table.part] })],
);

/** A payment as the database holds it. */
export type Payment = typeof payments.$inferSelect;
