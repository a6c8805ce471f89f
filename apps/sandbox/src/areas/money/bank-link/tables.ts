import { integer, pgTable, text } from 'drizzle-orm/pg-core';
import { instant, sealedText } from '../../../platform/db/columns.ts';

export const bankLinks = pgTable('bank_links', {
  linkToken: text('link_token').primaryKey(),
  employeeId: integer('employee_id').notNull(),
  /** The account to link again; null for a new one. */
  instrumentId: integer('instrument_id'),
  /** With what was chosen. */
  publicToken: text('public_token'),
  /** A `LinkedAccount` as JSON. */
  account: sealedText('account'),
  expiresAt: instant('expires_at').notNull(),
});
