import type { WireAnalyticsEvent, WireUserAction } from '@dayfare/api/analytics/contract';
import { bigint, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { instant } from '../../platform/db/columns.ts';

const number = () => bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity();

export const analyticsBatches = pgTable('analytics_batches', {
  requestId: text('request_id').primaryKey(),
  events: integer('events').notNull(),
  receivedAt: instant('received_at').notNull(),
});

export const analyticsEvents = pgTable('analytics_events', {
  id: number(),
  requestId: text('request_id').notNull(),
  event: jsonb('event').$type<WireAnalyticsEvent>().notNull(),
});

export const userActions = pgTable('user_actions', {
  id: number(),
  employeeId: integer('employee_id'),
  action: jsonb('action').$type<WireUserAction>().notNull(),
  at: instant('at').notNull(),
});

export const savedEvents = pgTable(
  'saved_events',
  {
    employeeId: integer('employee_id').notNull(),
    eventName: text('event_name').notNull(),
    status: text('status').$type<'Active'>().notNull(),
    savedAt: instant('saved_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.employeeId, table.eventName] })],
);

export const clientLogs = pgTable('client_logs', {
  id: number(),
  logType: text('log_type').notNull(),
  methodName: text('method_name').notNull(),
  logMessage: text('log_message').notNull(),
  appVersion: text('app_version'),
  at: instant('at').notNull(),
});
