import { integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { instant, sealedText } from '../../../platform/db/columns.ts';

/** Where activities are told. */
export const activityChannels = pgTable('activity_channels', {
  sid: text('sid').primaryKey(),
  organizationId: integer('organization_id').notNull(),
  /** Whose it is; null for one of the organization's. */
  employeeId: integer('employee_id'),
  /** Of one of the organization's; null for a person's. */
  name: text('name'),
});

/** What was told. */
export const activityMessages = pgTable('activity_messages', {
  sid: uuid('sid').primaryKey(),
  channelSid: text('channel_sid').notNull(),
  senderId: integer('sender_id').notNull(),
  /** By the wire's numbers. */
  type: integer('type').notNull(),
  title: sealedText('title').notNull(),
  body: sealedText('body').notNull(),
  /** By the wire's numbers; null without an attachment. */
  attachmentType: integer('attachment_type'),
  mimeType: text('mime_type'),
  attachmentUrl: text('attachment_url'),
  createdAt: instant('created_at').notNull(),
  updatedAt: instant('updated_at').notNull(),
});

/** A channel as the database holds it. */
export type ChannelRow = typeof activityChannels.$inferSelect;
/** An activity as the database holds it. */
export type ActivityRow = typeof activityMessages.$inferSelect;
