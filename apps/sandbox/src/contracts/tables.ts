import { integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { instant } from '../db/columns.ts';

export const contractAcceptances = pgTable(
  'contract_acceptances',
  {
    employeeId: integer('employee_id').notNull(),
    contractId: integer('contract_id').notNull(),
    contractType: integer('contract_type').notNull(),
    brandingType: integer('branding_type').notNull(),
    /** Transaction that the agreement is for; empty if none. */
    reference: text('reference').notNull(),
    acceptedAt: instant('accepted_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.employeeId, table.contractId, table.brandingType, table.reference] }),
  ],
);
