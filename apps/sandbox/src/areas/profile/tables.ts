import { boolean, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { instant, sealedText } from '../../platform/db/columns.ts';

export const profiles = pgTable('profiles', {
  employeeId: integer('employee_id').primaryKey(),
  version: integer('version').notNull(),
  /** Middle name and address, in JSON. */
  details: sealedText('details').notNull(),
  updatedAt: instant('updated_at').notNull(),
});

/** Addresses and numbers that are to take the place of those there are. */
export const contactChanges = pgTable('contact_changes', {
  employeeId: integer('employee_id').primaryKey(),
  /** The session that asked for it, and that alone ends it. */
  sessionId: text('session_id').notNull(),
  /** An e-mail address, or a number with its dialing code, in JSON. */
  contact: sealedText('contact').notNull(),
  codeId: text('code_id').notNull(),
  codeHash: text('code_hash').notNull(),
  resends: integer('resends').notNull().default(0),
  expiresAt: instant('expires_at').notNull(),
});

/** What people said that they want to be told of, or not. */
export const notificationSettings = pgTable(
  'notification_settings',
  {
    employeeId: integer('employee_id').notNull(),
    /** By the wire's numbers. */
    channel: integer('channel').notNull(),
    topic: integer('topic').notNull(),
    isEnabled: boolean('is_enabled').notNull(),
  },
  ({ employeeId, channel, topic }) => [primaryKey({ columns: [employeeId, channel, topic] })],
);

/** A change of a user's e-mail address or number, as stored. */
export type ContactChange = typeof contactChanges.$inferSelect;
