import { boolean, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { instant, minorUnits } from '../../../platform/db/columns.ts';

export const dailyReminders = pgTable('daily_reminders', {
  employmentId: integer('employment_id').primaryKey(),
  /** Names what was saved last: jobs of an older one do nothing. */
  version: text('version').notNull(),
  isOn: boolean('is_on').notNull(),
  minimumMinor: minorUnits('minimum_minor').notNull(),
  hourOfDay: integer('hour_of_day').notNull(),
});

export const linkLogs = pgTable('link_logs', {
  id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
  employeeId: integer('employee_id').notNull(),
  service: text('service').notNull(),
  event: text('event').notNull(),
  code: text('code').notNull(),
  at: instant('at').notNull(),
});
