import { integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { instant, sealedText } from '../../platform/db/columns.ts';

/** Consents that guardians were asked for, one for each minor. Each moment is written once. */
export const guardianConsents = pgTable('guardian_consents', {
  id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
  employeeId: integer('employee_id').notNull(),
  /** With the country's code. */
  guardianPhone: sealedText('guardian_phone').notNull(),
  /** The secret that stands for the consent in every link to it. */
  color: sealedText('color').notNull(),
  colorHash: text('color_hash').notNull(),
  esignAt: instant('esign_at'),
  consentAt: instant('consent_at'),
  agreementsAt: instant('agreements_at'),
  approvedAt: instant('approved_at'),
  cardAppliedAt: instant('card_applied_at'),
});
export type GuardianConsent = typeof guardianConsents.$inferSelect;

/** Links that guardians were sent; of the token only its hash is kept. */
export const guardianLinks = pgTable('guardian_links', {
  forbeHash: text('forbe_hash').primaryKey(),
  consentId: integer('consent_id').notNull(),
  sentAt: instant('sent_at').notNull(),
  expiresAt: instant('expires_at').notNull(),
});

/** The wordings that guardians have agreed to. */
export const guardianAgreements = pgTable(
  'guardian_agreements',
  {
    consentId: integer('consent_id').notNull(),
    contractType: integer('contract_type').notNull(),
    wordingHash: text('wording_hash').notNull(),
    agreedAt: instant('agreed_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.consentId, table.contractType] })],
);
