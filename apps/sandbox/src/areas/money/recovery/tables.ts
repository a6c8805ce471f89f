import { boolean, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { instant, minorUnits } from '../../../platform/db/columns.ts';

export const recoveries = pgTable('recoveries', {
  id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
  employeeId: integer('employee_id').notNull(),
  proofId: integer('proof_id').notNull(),
  instrumentId: integer('instrument_id').notNull(),
  amountMinor: minorUnits('amount_minor').notNull(),
  isRecovered: boolean('is_recovered').notNull(),
  /** False where it came in after the deduction had been cleared otherwise: it goes back. */
  wasNeeded: boolean('was_needed').notNull().default(true),
  at: instant('at').notNull(),
  /** From where, and in which session, its owner allowed it; null for older ones. */
  agreedFrom: text('agreed_from'),
  sessionId: text('session_id'),
  /** The key under which it was asked for; null for older ones. */
  idempotencyKey: text('idempotency_key'),
  /** When the bank took it back. */
  returnedAt: instant('returned_at'),
});
