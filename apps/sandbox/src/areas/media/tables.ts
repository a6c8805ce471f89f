import { integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { instant, sealedText } from '../../platform/db/columns.ts';

/** Pictures and documents that people send. */
export const mediaFiles = pgTable('media_files', {
  sid: uuid('sid').primaryKey(),
  ownerId: integer('owner_id').notNull(),
  /** What its owner's device called it. */
  customId: uuid('custom_id').notNull(),
  contentType: text('content_type').notNull(),
  fileName: text('file_name').notNull(),
  /** In bytes. */
  size: integer('size').notNull(),
  /** In base64. */
  content: sealedText('content').notNull(),
  createdAt: instant('created_at').notNull(),
});

/** A user's picture, if they have uploaded one. */
export const avatars = pgTable('avatars', {
  employeeId: integer('employee_id').primaryKey(),
  mediaSid: uuid('media_sid').notNull(),
});

/** A file as the database holds it. */
export type MediaRow = typeof mediaFiles.$inferSelect;
