import { integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { instant } from '../../../platform/db/columns.ts';

/** A user's favourite or application among the jobs of the catalogue. */
export const jobMarks = pgTable(
  'job_marks',
  {
    employeeId: integer('employee_id').notNull(),
    jobId: integer('job_id').notNull(),
    kind: text('kind').$type<JobMark>().notNull(),
    at: instant('at').notNull(),
  },
  ({ employeeId, jobId, kind }) => [primaryKey({ columns: [employeeId, jobId, kind] })],
);

/** Keeps it, or applies for it. */
export type JobMark = 'favourite' | 'applied';
