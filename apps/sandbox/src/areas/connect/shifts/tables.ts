import { integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { instant } from '../../../platform/db/columns.ts';

/** Shifts that an organization wants people for. */
export const shifts = pgTable('shifts', {
  id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
  organizationId: integer('organization_id').notNull(),
  title: text('title').notNull(),
  location: text('location').notNull(),
  timeZone: text('time_zone').notNull(),
  startAt: instant('start_at').notNull(),
  endAt: instant('end_at').notNull(),
  /** How many people are wanted. */
  openings: integer('openings').notNull(),
});

/** The parts of shifts. */
export const shiftSegments = pgTable(
  'shift_segments',
  {
    shiftId: integer('shift_id').notNull(),
    startAt: instant('start_at').notNull(),
    endAt: instant('end_at').notNull(),
    /** By the wire's numbers. */
    kind: integer('kind').notNull(),
  },
  ({ shiftId, startAt }) => [primaryKey({ columns: [shiftId, startAt] })],
);

/** Who requested a shift. */
export const shiftRequests = pgTable('shift_requests', {
  id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
  shiftId: integer('shift_id').notNull(),
  employeeId: integer('employee_id').notNull(),
  /** By the wire's numbers. */
  status: integer('status').notNull(),
  requestedAt: instant('requested_at').notNull(),
  cancelledAt: instant('cancelled_at'),
  /** Why it was cancelled, by the wire's numbers. */
  reason: integer('reason'),
});

/** A shift as the database holds it. */
export type ShiftRow = typeof shifts.$inferSelect;
/** A request as the database holds it. */
export type ShiftRequestRow = typeof shiftRequests.$inferSelect;
