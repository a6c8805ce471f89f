import { integer, pgTable, primaryKey } from 'drizzle-orm/pg-core';
import { instant } from '../platform/db/columns.ts';

/** Which billers people have in their own list. */
export const keptBillers = pgTable(
  'kept_billers',
  {
    employeeId: integer('employee_id').notNull(),
    billerId: integer('biller_id').notNull(),
    keptAt: instant('kept_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.employeeId, table.billerId] })],
);
