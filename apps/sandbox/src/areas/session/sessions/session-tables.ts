import type { WireDeviceInfo } from '@dayfare/api/session/device-contract';
import { bigint, boolean, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { instant, sealedText } from '../../../platform/db/columns.ts';

export const sessions = pgTable('sessions', {
  id: text('id').primaryKey(),
  tokenHash: text('token_hash').notNull(),
  employeeId: integer('employee_id').notNull(),
  deviceId: text('device_id'),
  createdAt: instant('created_at').notNull(),
  seenAt: instant('seen_at').notNull(),
  /** When the first session of those that were handed on from one another began; null where it is this one. */
  familyBeganAt: instant('family_began_at'),
  revokedAt: instant('revoked_at'),
  /** The employer that was chosen; null until then. */
  businessId: integer('business_id'),
  /** The product that was switched to, as its user type; null for the person's own. */
  userType: integer('user_type'),
  /** The PIN that stands between the password and everything else; null once it is spent. */
  pendingPinId: integer('pending_pin_id'),
  /** How it was opened: with a password, on an employer's page, or with a passkey. */
  openedBy: text('opened_by').$type<'password' | 'partner' | 'passkey'>().notNull(),
  /** When the person last proved their identity with a PIN; null before that, and once the proof is used. */
  provedAt: instant('proved_at'),
  provedByEmail: boolean('proved_by_email').notNull().default(false),
  /** The payment for which a proof was asked last, in JSON; null where it was asked for something else. */
  proofAsked: sealedText('proof_asked'),
  /** The payment that the proof is for, by its subject's id; null for what is no payment. */
  provedFor: text('proved_for'),
  /** Where it is used from, as the device says. */
  plugInfo: jsonb('plug_info'),
  /** Where it began, as the server saw it. Null for sessions from before that was kept. */
  address: text('address'),
  userAgent: text('user_agent'),
});

export const devices = pgTable('devices', {
  id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
  employeeId: integer('employee_id').notNull(),
  deviceId: text('device_id').notNull(),
  record: jsonb('record').$type<WireDeviceInfo>(),
  pushToken: text('push_token'),
  updatedAt: instant('updated_at').notNull(),
});

/** Devices that people have confirmed with a PIN, by the hash of their secret. */
export const deviceTrusts = pgTable('device_trusts', {
  secretHash: text('secret_hash').primaryKey(),
  employeeId: integer('employee_id').notNull(),
  deviceId: integer('device_id'),
  trustedAt: instant('trusted_at').notNull(),
  expiresAt: instant('expires_at').notNull(),
});

/** Events of accounts; the database only allows inserts. */
export const securityEvents = pgTable('security_events', {
  id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  kind: text('kind').notNull(),
  employeeId: integer('employee_id'),
  address: text('address').notNull(),
  at: instant('at').notNull(),
});

export const pins = pgTable('pins', {
  id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
  idString: text('id_string').notNull(),
  employeeId: integer('employee_id').notNull(),
  codeHash: text('code_hash').notNull(),
  toEmail: boolean('to_email').notNull(),
  /** What it is for: to open a session, or to prove in one who is there. */
  purpose: text('purpose').$type<'signIn' | 'proof'>().notNull(),
  resends: integer('resends').notNull().default(0),
  expiresAt: instant('expires_at').notNull(),
  usedAt: instant('used_at'),
  /** The payment that its message named, in JSON. */
  subject: sealedText('subject'),
});

/** Codes for a new password. Those for unknown people are stored too, so that they behave the same. */
export const passwordResets = pgTable('password_resets', {
  idString: text('id_string').primaryKey(),
  employeeId: integer('employee_id'),
  codeHash: text('code_hash').notNull(),
  toEmail: boolean('to_email').notNull(),
  tries: integer('tries').notNull().default(0),
  expiresAt: instant('expires_at').notNull(),
  usedAt: instant('used_at'),
});

export const oauthTokens = pgTable('oauth_tokens', {
  tokenHash: text('token_hash').primaryKey(),
  employeeId: integer('employee_id').notNull(),
  /** The session that made it; null where a partner hands the user over. */
  sessionId: text('session_id'),
  /** Of the secret in the cookie of the only browser that may spend it; null where any may. */
  browserHash: text('browser_hash'),
  expiresAt: instant('expires_at').notNull(),
});

/** A session as the database holds it. */
export type Session = typeof sessions.$inferSelect;
/** A device as the database holds it. */
export type Device = typeof devices.$inferSelect;
/** A PIN as the database holds it. */
export type Pin = typeof pins.$inferSelect;
