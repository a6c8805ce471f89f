import type { ReportReason } from '@dayfare/domain/connect';
import { bigint, boolean, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { instant, sealedText } from '../../../platform/db/columns.ts';

/** Conversations of an organization. */
export const chatConversations = pgTable('chat_conversations', {
  sid: uuid('sid').primaryKey(),
  organizationId: integer('organization_id').notNull(),
  /** 1 group, 2 two people. */
  type: integer('type').notNull(),
  /** Empty for two people: each sees the other's name. */
  name: text('name').notNull(),
  description: text('description').notNull(),
  creatorId: integer('creator_id').notNull(),
  /** Of a group; null once everybody has left it. */
  adminId: integer('admin_id'),
  /** What its maker's device called it, or the two people. */
  customKey: text('custom_key').notNull(),
  lastIndex: integer('last_index').notNull().default(0),
  revision: integer('revision').notNull().default(0),
  createdAt: instant('created_at').notNull(),
  changedAt: instant('changed_at').notNull(),
  /** The group's picture. */
  imageSid: uuid('image_sid'),
  deletedAt: instant('deleted_at'),
});

/** Who is in a conversation, and how far each has read. */
export const chatMembers = pgTable(
  'chat_members',
  {
    conversationSid: uuid('conversation_sid').notNull(),
    employeeId: integer('employee_id').notNull(),
    readIndex: integer('read_index').notNull().default(0),
    /** The last one when it was taken out of the list; null while it is there. */
    hiddenAtIndex: integer('hidden_at_index'),
    isMuted: boolean('is_muted').notNull().default(false),
    typingUntil: instant('typing_until'),
    joinedAt: instant('joined_at').notNull(),
    leftAt: instant('left_at'),
  },
  ({ conversationSid, employeeId }) => [primaryKey({ columns: [conversationSid, employeeId] })],
);

/** Messages in the order of their conversation. */
export const chatMessages = pgTable('chat_messages', {
  sid: uuid('sid').primaryKey(),
  conversationSid: uuid('conversation_sid').notNull(),
  index: integer('index').notNull(),
  authorId: integer('author_id').notNull(),
  customId: uuid('custom_id').notNull(),
  body: sealedText('body').notNull(),
  event: text('event').$type<ChatEvent>(),
  parentSid: uuid('parent_sid'),
  /** The picture or document that goes with it. */
  mediaSid: uuid('media_sid'),
  isForwarded: boolean('is_forwarded').notNull().default(false),
  isEdited: boolean('is_edited').notNull().default(false),
  revision: integer('revision').notNull(),
  createdAt: instant('created_at').notNull(),
  changedAt: instant('changed_at').notNull(),
  deletedAt: instant('deleted_at'),
});

/** Who reacted to a message, and how. */
export const chatReactions = pgTable(
  'chat_reactions',
  {
    messageSid: uuid('message_sid').notNull(),
    employeeId: integer('employee_id').notNull(),
    emoji: text('emoji').notNull(),
  },
  ({ messageSid, employeeId, emoji }) => [primaryKey({ columns: [messageSid, employeeId, emoji] })],
);

/** People that a user has blocked. */
export const chatBlocks = pgTable(
  'chat_blocks',
  {
    employeeId: integer('employee_id').notNull(),
    blockedId: integer('blocked_id').notNull(),
    at: instant('at').notNull(),
  },
  ({ employeeId, blockedId }) => [primaryKey({ columns: [employeeId, blockedId] })],
);

/** Messages that were reported, with their words as they were. */
export const chatReports = pgTable('chat_reports', {
  id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  messageSid: uuid('message_sid').notNull(),
  reporterId: integer('reporter_id').notNull(),
  reason: text('reason').$type<ReportReason>().notNull(),
  body: sealedText('body').notNull(),
  at: instant('at').notNull(),
});

/** What happens in a group. */
export type ChatEvent = 'created' | 'joined' | 'left' | 'admin' | 'renamed';
/** A conversation as the database holds it. */
export type ConversationRow = typeof chatConversations.$inferSelect;
/** A member of a conversation, as stored. */
export type MemberRow = typeof chatMembers.$inferSelect;
/** A message as the database holds it. */
export type MessageRow = typeof chatMessages.$inferSelect;
