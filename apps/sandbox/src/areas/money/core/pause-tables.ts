import { date, integer, pgTable } from 'drizzle-orm/pg-core';
import { instant } from '../../../platform/db/columns.ts';

export const ownPauses = pgTable('own_pauses', {
  employeeId: integer('employee_id').primaryKey(),
  since: instant('since').notNull(),
  /** The day on which it ends by itself; null for one that lasts until it is ended. */
  until: date('until', { mode: 'string' }),
});
