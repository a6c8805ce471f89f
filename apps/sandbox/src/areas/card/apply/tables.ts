import { integer, pgTable, text } from 'drizzle-orm/pg-core';
import { instant, sealedText } from '../../../platform/db/columns.ts';

export const cardDrafts = pgTable('card_drafts', {
  employeeId: integer('employee_id').primaryKey(),
  /** Who applies and where the card goes, as JSON; null before it is typed. */
  applicant: sealedText('applicant'),
  /** The identity document that was read; null before one is. */
  scanId: text('scan_id'),
  scannedAt: instant('scanned_at'),
});

/** The applicant's answers so far, as stored. */
export type CardDraft = typeof cardDrafts.$inferSelect;
