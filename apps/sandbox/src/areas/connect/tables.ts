import { bigint, boolean, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { instant } from '../../platform/db/columns.ts';

/** When a user was last seen in Connect, and their role there. */
export const connectPeople = pgTable('connect_people', {
  employeeId: integer('employee_id').primaryKey(),
  /** By the wire's numbers. */
  role: integer('role').notNull().default(3),
  seenAt: instant('seen_at'),
  /** In their own words. */
  jobTitle: text('job_title').notNull().default(''),
  /** As what kind of user their last session saw Connect, by the wire's number; null before it said so. */
  userType: integer('user_type'),
});

/** What people did in Connect. */
export const connectRecords = pgTable('connect_records', {
  id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  employeeId: integer('employee_id').notNull(),
  /** By the wire's numbers. */
  category: integer('category').notNull(),
  conversationSid: uuid('conversation_sid'),
  isGroup: boolean('is_group').notNull(),
  at: instant('at').notNull(),
});

/** What the chat had to tell about itself. */
export const connectLogs = pgTable('connect_logs', {
  id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  employeeId: integer('employee_id').notNull(),
  organizationId: integer('organization_id').notNull(),
  /** By the wire's numbers. */
  level: integer('level').notNull(),
  method: text('method').notNull(),
  message: text('message').notNull(),
  at: instant('at').notNull(),
});
