import type { WirePasskeyTransport } from '@dayfare/api/session/passkey-contract';
import { bigint, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { instant } from '../../../platform/db/columns.ts';

export const passkeys = pgTable('passkeys', {
  /** The credential's id, base64url. */
  id: text('id').primaryKey(),
  employeeId: integer('employee_id').notNull(),
  /** In COSE form, base64url. */
  publicKey: text('public_key').notNull(),
  /** How often it has signed, as it says itself; 0 for those that do not count. */
  counter: bigint('counter', { mode: 'number' }).notNull(),
  transports: jsonb('transports').$type<WirePasskeyTransport[]>().notNull(),
  name: text('name').notNull(),
  addedAt: instant('added_at').notNull(),
  usedAt: instant('used_at'),
});

/** Challenges that have not been answered yet, by their hash. */
export const passkeyChallenges = pgTable('passkey_challenges', {
  challengeHash: text('challenge_hash').primaryKey(),
  /** Who adds a passkey; null for a sign-in. */
  employeeId: integer('employee_id'),
  expiresAt: instant('expires_at').notNull(),
});
