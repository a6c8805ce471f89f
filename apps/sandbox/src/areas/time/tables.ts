import { boolean, date, integer, pgTable, primaryKey, uuid } from 'drizzle-orm/pg-core';
import { instant, sealedText } from '../../platform/db/columns.ts';

/** When people worked. */
export const timeEntries = pgTable('time_entries', {
  id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
  employeeId: integer('employee_id').notNull(),
  /** The day on which it began, where the person was. */
  day: date('day', { mode: 'string' }).notNull(),
  startAt: instant('start_at').notNull(),
  /** Null while it goes on. */
  endAt: instant('end_at'),
  status: integer('status').notNull(),
  isDoubtful: boolean('is_doubtful').notNull().default(false),
  /** What it was clocked with; null for hours written down, changed or submitted. */
  startMarkId: uuid('start_mark_id'),
  endMarkId: uuid('end_mark_id'),
  /** The employer whose hours they are; null for direct users. */
  employerId: integer('employer_id'),
  /** Why a manager rejected them. */
  reason: sealedText('reason'),
});

/** Every clock-in and clock-out. */
export const attendanceMarks = pgTable(
  'attendance_marks',
  {
    employeeId: integer('employee_id').notNull(),
    markId: uuid('mark_id').notNull(),
    /** 1 in, 2 out. */
    kind: integer('kind').notNull(),
    at: instant('at').notNull(),
    receivedAt: instant('received_at').notNull(),
    /** Latitude and longitude in degrees; null where it wasn't asked for or isn't known. */
    place: sealedText('place'),
    isDoubtful: boolean('is_doubtful').notNull().default(false),
    /** Whether no shift is made of it any more: its hours were changed, submitted or deleted. */
    isSettled: boolean('is_settled').notNull().default(false),
  },
  ({ employeeId, markId }) => [primaryKey({ columns: [employeeId, markId] })],
);

/** A clock-in or clock-out as the database holds it. */
export type MarkRow = typeof attendanceMarks.$inferSelect;
/** Logged hours as the database holds them. */
export type TimeRow = typeof timeEntries.$inferSelect;
