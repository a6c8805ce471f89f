import { date, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { instant } from '../../platform/db/columns.ts';

/** Wordings that someone has agreed to, each once. They are never changed: they prove what was shown. */
export const contractWordings = pgTable('contract_wordings', {
  hash: text('hash').primaryKey(),
  contractId: integer('contract_id').notNull(),
  contractType: integer('contract_type').notNull(),
  /** The day since which the version has been in force. */
  version: date('version', { mode: 'string' }).notNull(),
  /** By its name on the wire. */
  language: text('language').notNull(),
  title: text('title').notNull(),
  html: text('html').notNull(),
});

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
    /** The wording that was shown; null for agreements from before wordings were kept. */
    wordingHash: text('wording_hash'),
  },
  (table) => [
    primaryKey({ columns: [table.employeeId, table.contractId, table.brandingType, table.reference] }),
  ],
);
