import { integer, pgTable, text } from 'drizzle-orm/pg-core';
import { instant, sealedText } from '../../../platform/db/columns.ts';

/** Who someone is at a partner's OpenID provider. */
export const ssoIdentities = pgTable('sso_identities', {
  partnerId: integer('partner_id').notNull(),
  /** The provider's name for the person (`sub`). */
  subject: text('subject').notNull(),
  employeeId: integer('employee_id').notNull(),
});

/** Sign-ins that are on their way through a partner's page. */
export const ssoAttempts = pgTable('sso_attempts', {
  stateHash: text('state_hash').primaryKey(),
  /** Of the secret in the browser's cookie: only the browser that began a sign-in can finish it. */
  browserHash: text('browser_hash').notNull(),
  /** Of the secret in the cookie of the app that opened the partner's page in a window of the system's; null where the browser left for it. */
  openerHash: text('opener_hash'),
  partnerId: integer('partner_id').notNull(),
  nonce: text('nonce').notNull(),
  /** Of PKCE; sealed, since anyone who has it and the code could spend the code. */
  verifier: sealedText('verifier').notNull(),
  /** What was asked for before the sign-in, unchecked. */
  redirectUrl: text('redirect_url'),
  expiresAt: instant('expires_at').notNull(),
});

/** Accounts at the sign-in page of an employer that the sandbox plays. */
export const employerAccounts = pgTable('employer_accounts', {
  partnerId: integer('partner_id').notNull(),
  /** In lower case. */
  login: text('login').notNull(),
  passwordHash: text('password_hash').notNull(),
  firstName: text('first_name').notNull(),
  lastName: text('last_name').notNull(),
});
