import type { ProofKind, ProofRefusal } from '@dayfare/domain/money';
import { date, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { minorUnits } from '../../../platform/db/columns.ts';

export const proofs = pgTable('proofs', {
  id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
  employeeId: integer('employee_id').notNull(),
  employmentId: integer('employment_id').notNull(),
  kind: text('kind').$type<ProofKind>().notNull(),
  day: date('day', { mode: 'string' }).notNull(),
  /** What was to be deducted; null for missing hours. */
  amountMinor: minorUnits('amount_minor'),
  status: integer('status').notNull().default(0),
  refusal: text('refusal').$type<ProofRefusal>(),
});

/** A proof as the database holds it. */
export type ProofRow = typeof proofs.$inferSelect;
