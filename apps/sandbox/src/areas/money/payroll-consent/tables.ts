import { integer, pgTable, text } from 'drizzle-orm/pg-core';
import { instant } from '../../../platform/db/columns.ts';

export const payrollConsentVisits = pgTable('payroll_consent_visits', {
  stateHash: text('state_hash').primaryKey(),
  employeeId: integer('employee_id').notNull(),
  employmentId: integer('employment_id').notNull(),
  expiresAt: instant('expires_at').notNull(),
});
