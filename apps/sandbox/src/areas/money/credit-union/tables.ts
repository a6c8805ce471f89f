import { integer, pgTable, text } from 'drizzle-orm/pg-core';
import { sealedText } from '../../../platform/db/columns.ts';

export const creditUnionMembers = pgTable('credit_union_members', {
  employeeId: integer('employee_id').primaryKey(),
  accountNumber: sealedText('account_number').notNull(),
  /** `onHold`: only the credit union's Membership Services can say what is the matter. */
  standing: text('standing').$type<'good' | 'onHold'>().notNull(),
});
