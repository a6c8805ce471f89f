import { boolean, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { instant, minorUnits, sealedText } from '../../platform/db/columns.ts';

/** Those who take rides. */
export const riders = pgTable('riders', {
  employeeId: integer('employee_id').primaryKey(),
  dateOfBirth: sealedText('date_of_birth').notNull(),
});

/** Ways from one place to another. */
export const rideRuns = pgTable('ride_runs', {
  id: text('id').primaryKey(),
  employeeId: integer('employee_id').notNull(),
  sourceId: integer('source_id').notNull(),
  destinationId: integer('destination_id').notNull(),
  createdAt: instant('created_at').notNull(),
});

/** Rides that were booked. */
export const rides = pgTable('rides', {
  id: text('id').primaryKey(),
  runId: text('run_id').notNull(),
  employeeId: integer('employee_id').notNull(),
  /** Whose pay it is paid from. */
  employmentId: integer('employment_id').notNull(),
  status: integer('status').notNull(),
  subType: integer('sub_type').notNull(),
  /** The transfer that holds its money. */
  holdId: text('hold_id').notNull(),
  /** The transfer that pays for it; null while it is held, and where nothing is to be paid. */
  paymentId: text('payment_id'),
  estimateMinor: minorUnits('estimate_minor').notNull(),
  heldMinor: minorUnits('held_minor').notNull(),
  fareMinor: minorUnits('fare_minor'),
  isSaved: boolean('is_saved').notNull().default(false),
  createdAt: instant('created_at').notNull(),
  acceptedAt: instant('accepted_at'),
  nextAt: instant('next_at'),
  endedAt: instant('ended_at'),
});

/** A ride as the database holds it. */
export type RideRow = typeof rides.$inferSelect;
/** A way as the database holds it. */
export type RunRow = typeof rideRuns.$inferSelect;
