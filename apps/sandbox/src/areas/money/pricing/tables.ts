import type { FeeKind } from '@dayfare/domain/money';
import { integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { instant } from '../../../platform/db/columns.ts';

/** Discounts of a person, and for how many transfers. */
export const feeDiscounts = pgTable(
  'fee_discounts',
  {
    employeeId: integer('employee_id').notNull(),
    kind: text('kind').$type<FeeKind>().notNull(),
    percentOff: integer('percent_off').notNull(),
    uses: integer('uses').notNull(),
    givenAt: instant('given_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.employeeId, table.kind] })],
);
