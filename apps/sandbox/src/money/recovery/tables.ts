import { boolean, integer, pgTable } from 'drizzle-orm/pg-core';
import { instant, minorUnits } from '../../db/columns.ts';

export const recoveries = pgTable('recoveries', {
  id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
  employeeId: integer('employee_id').notNull(),
  proofId: integer('proof_id').notNull(),
  instrumentId: integer('instrument_id').notNull(),
  amountMinor: minorUnits('amount_minor').notNull(),
  isRecovered: boolean('is_recovered').notNull(),
  at: instant('at').notNull(),
});
