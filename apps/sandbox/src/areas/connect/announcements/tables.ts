import { boolean, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { instant, sealedText } from '../../../platform/db/columns.ts';

/** What an organization, or a partner of it, tells its people. */
export const announcements = pgTable('announcements', {
  id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
  organizationId: integer('organization_id').notNull(),
  authorId: integer('author_id').notNull(),
  /** What its author's device called it. */
  customKey: text('custom_key').notNull(),
  title: text('title').notNull(),
  detail: text('detail').notNull(),
  needsAcknowledgement: boolean('needs_acknowledgement').notNull(),
  isMarketing: boolean('is_marketing').notNull().default(false),
  /** Where a partner's offer leads; null: nowhere. */
  actionUrl: text('action_url'),
  createdAt: instant('created_at').notNull(),
  /** When people see it. */
  publishAt: instant('publish_at').notNull(),
  /** Since when it is no longer shown. */
  withdrawnAt: instant('withdrawn_at'),
  /** How often those who have yet to acknowledge it were reminded, and when last. */
  reminders: integer('reminders').notNull().default(0),
  remindedAt: instant('reminded_at'),
  /** What it is called among what happens at work; null before it was told there. */
  activitySid: uuid('activity_sid'),
});

/** Images of announcements, which come before them. */
export const announcementImages = pgTable('announcement_images', {
  id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
  authorId: integer('author_id').notNull(),
  /** Null until it is announced. */
  announcementId: integer('announcement_id'),
  contentType: text('content_type').notNull(),
  contentBase64: sealedText('content_base64').notNull(),
  uploadedAt: instant('uploaded_at').notNull(),
});

/** Who likes an announcement, and who has read it. */
export const announcementMarks = pgTable(
  'announcement_marks',
  {
    announcementId: integer('announcement_id').notNull(),
    employeeId: integer('employee_id').notNull(),
    kind: text('kind').$type<MarkKind>().notNull(),
    at: instant('at').notNull(),
  },
  ({ announcementId, employeeId, kind }) => [primaryKey({ columns: [announcementId, employeeId, kind] })],
);

/** A reader's like or acknowledgement of an announcement. */
export type MarkKind = 'like' | 'read';
/** An announcement as the database holds it. */
export type AnnouncementRow = typeof announcements.$inferSelect;
