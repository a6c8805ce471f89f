import type { LimitSpan } from '@dayfare/domain/money';
import { integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { instant, minorUnits } from '../../../platform/db/columns.ts';

export const ownLimits = pgTable(
  'own_limits',
  {
    employeeId: integer('employee_id').notNull(),
    span: text('span').$type<LimitSpan>().notNull(),
    /** Null for no limit. */
    amountMinor: minorUnits('amount_minor'),
    /** What holds from `nextFrom`; null for no limit, or while nothing waits. */
    nextAmountMinor: minorUnits('next_amount_minor'),
    /** Null while nothing waits. */
    nextFrom: instant('next_from'),
  },
  (table) => [primaryKey({ columns: [table.employeeId, table.span] })],
);
