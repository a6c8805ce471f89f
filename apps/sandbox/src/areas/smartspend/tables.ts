import type { SpendCategory } from '@dayfare/domain/smartspend';
import { integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { instant, minorUnits } from '../../platform/db/columns.ts';

/** What comes in and goes out of people's own bank accounts. */
export const bankMovements = pgTable('bank_movements', {
  id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
  employeeId: integer('employee_id').notNull(),
  merchant: text('merchant').notNull(),
  /** Below zero went out. */
  amountMinor: minorUnits('amount_minor').notNull(),
  at: instant('at').notNull(),
});

/** What people say that a merchant is for. */
export const merchantCategories = pgTable(
  'merchant_categories',
  {
    employeeId: integer('employee_id').notNull(),
    merchantKey: text('merchant_key').notNull(),
    category: text('category').$type<SpendCategory>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.employeeId, table.merchantKey] })],
);

/** What people want to spend on a category in a month, at most. */
export const categoryLimits = pgTable(
  'category_limits',
  {
    employeeId: integer('employee_id').notNull(),
    category: text('category').$type<SpendCategory>().notNull(),
    limitMinor: minorUnits('limit_minor').notNull(),
  },
  (table) => [primaryKey({ columns: [table.employeeId, table.category] })],
);
