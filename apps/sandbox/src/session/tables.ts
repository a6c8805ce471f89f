import { boolean, date, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { instant, minorUnits } from '../db/columns.ts';
import type { Schedule } from './schedule.ts';

export const employers = pgTable('employers', {
  id: integer('id').primaryKey(),
  name: text('name').notNull(),
  environment: text('environment').notNull(),
});

export const employees = pgTable('employees', {
  id: integer('id').primaryKey(),
  userType: integer('user_type').notNull(),
  firstName: text('first_name').notNull(),
  lastName: text('last_name').notNull(),
  userName: text('user_name').notNull(),
  emailAddress: text('email_address').notNull(),
  mobileNumber: text('mobile_number').notNull(),
  dialingCode: text('dialing_code').notNull(),
  passwordHash: text('password_hash').notNull(),
  environment: text('environment').notNull(),
  currency: text('currency').notNull(),
  timeZone: text('time_zone').notNull(),
  /** Language of the last sign-in: notices are written in it. */
  language: text('language').notNull().default('en'),
  employerId: integer('employer_id'),
  servicesPaused: boolean('services_paused').notNull().default(false),
  hourlyRateMinor: minorUnits('hourly_rate_minor').notNull(),
  withholdingBps: integer('withholding_bps').notNull(),
  schedule: jsonb('schedule').$type<Schedule>().notNull(),
  accruedThrough: date('accrued_through', { mode: 'string' }).notNull(),
  createdAt: instant('created_at').notNull(),
});

export const employments = pgTable(
  'employments',
  { employeeId: integer('employee_id').notNull(), employerId: integer('employer_id').notNull() },
  (table) => [primaryKey({ columns: [table.employeeId, table.employerId] })],
);

export const sessions = pgTable('sessions', {
  id: text('id').primaryKey(),
  tokenHash: text('token_hash').notNull(),
  employeeId: integer('employee_id').notNull(),
  deviceId: text('device_id'),
  createdAt: instant('created_at').notNull(),
  seenAt: instant('seen_at').notNull(),
  revokedAt: instant('revoked_at'),
});

export const signInAttempts = pgTable('sign_in_attempts', {
  identifierHash: text('identifier_hash').primaryKey(),
  failures: integer('failures').notNull(),
  blockedUntil: instant('blocked_until'),
});

/** An employee as the database holds it. */
export type Employee = typeof employees.$inferSelect;
/** A session as the database holds it. */
export type Session = typeof sessions.$inferSelect;
