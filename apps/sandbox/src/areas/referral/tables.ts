import { integer, pgTable, text } from 'drizzle-orm/pg-core';
import { instant, sealedText } from '../../platform/db/columns.ts';

/** Codes that people pass on to bring others. */
export const referralCodes = pgTable('referral_codes', {
  code: text('code').primaryKey(),
  employeeId: integer('employee_id').notNull(),
  channel: integer('channel').notNull(),
  audience: integer('audience').notNull(),
  createdAt: instant('created_at').notNull(),
});

/** Invitations that were sent, and sign-ups that came of a code. */
export const referrals = pgTable('referrals', {
  id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
  /** Who invited. */
  employeeId: integer('employee_id').notNull(),
  channel: integer('channel').notNull(),
  audience: integer('audience').notNull(),
  /** Of a text; null of who came by a code that was passed on. */
  code: text('code'),
  /** As the person who invited calls them. */
  name: sealedText('name'),
  phoneHash: text('phone_hash').notNull(),
  status: integer('status').notNull(),
  inviteeId: integer('invitee_id'),
  rewardId: text('reward_id'),
  createdAt: instant('created_at').notNull(),
  changedAt: instant('changed_at').notNull(),
  expiresAt: instant('expires_at').notNull(),
});

/** A referral as the database holds it. */
export type ReferralRow = typeof referrals.$inferSelect;
