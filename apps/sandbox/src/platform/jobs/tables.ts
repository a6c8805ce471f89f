import { integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { instant } from '../db/columns.ts';

/** Work that falls due at a business time. A row goes when its work is done. */
export const jobs = pgTable(
  'jobs',
  {
    kind: text('kind').notNull(),
    /** What it is about, such as the id of a transfer. */
    reference: text('reference').notNull(),
    dueAt: instant('due_at').notNull(),
    /** The higher, the sooner among those that are due: 1 where a user waits for it. */
    priority: integer('priority').notNull().default(0),
    /** When it is tried: first when it is due, and ever later after each failure. */
    nextTryAt: instant('next_try_at').notNull(),
    failures: integer('failures').notNull().default(0),
    /** Name and place of the last failure; null before the first. */
    failure: text('failure'),
    failedAt: instant('failed_at'),
    /** When it had failed too often to be tried again by itself; null before. */
    deadAt: instant('dead_at'),
  },
  (table) => [primaryKey({ columns: [table.kind, table.reference] })],
);

/** A job as the database holds it. */
export type JobRow = typeof jobs.$inferSelect;
