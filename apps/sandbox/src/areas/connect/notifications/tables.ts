import { integer, pgTable, text } from 'drizzle-orm/pg-core';
import { instant, sealedText } from '../../../platform/db/columns.ts';

/** What people were told of. */
export const notifications = pgTable('notifications', {
  id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
  employeeId: integer('employee_id').notNull(),
  /** By the wire's numbers. */
  kind: integer('kind').notNull(),
  title: sealedText('title').notNull(),
  shortText: sealedText('short_text').notNull(),
  message: sealedText('message').notNull(),
  /** The page that it is about. */
  path: text('path'),
  createdAt: instant('created_at').notNull(),
  readAt: instant('read_at'),
});
