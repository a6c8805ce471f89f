import type { Language } from '@dayfare/domain/product';
import { bigint, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { instant, sealedText } from '../db/columns.ts';

export const nonces = pgTable(
  'nonces',
  { owner: text('owner').notNull(), nonce: text('nonce').notNull(), usedAt: instant('used_at').notNull() },
  (table) => [primaryKey({ columns: [table.owner, table.nonce] })],
);

/** How much of something limited has been used: see quotas.ts. */
export const quotas = pgTable('quotas', {
  keyHash: text('key_hash').primaryKey(),
  used: integer('used').notNull(),
  resetsAt: instant('resets_at').notNull(),
});

export const outbox = pgTable('outbox', {
  id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  employeeId: integer('employee_id'),
  channel: text('channel').$type<'text' | 'email' | 'push'>().notNull(),
  recipient: text('recipient').notNull(),
  subject: text('subject'),
  /** Sealed: it may hold a code. */
  body: sealedText('body').notNull(),
  /** Where mail programs stop e-mails of its kind with one press: its `List-Unsubscribe` header. Sealed: it holds a token. */
  stopUrl: sealedText('stop_url'),
  /** Of an e-mail; null for those of before this was written down. */
  language: text('language').$type<Language>(),
  /** Whose brand an e-mail is in; null for those of before this was written down. */
  environment: text('environment'),
  sentAt: instant('sent_at').notNull(),
});

export const businessClock = pgTable('business_clock', {
  id: integer('id').primaryKey(),
  offsetMs: bigint('offset_ms', { mode: 'number' }).notNull(),
});
