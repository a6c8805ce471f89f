import type { FeedbackKind, RatingAction } from '@dayfare/domain/help';
import { boolean, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { instant, sealedText } from '../../platform/db/columns.ts';

export const feedback = pgTable('feedback', {
  id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
  employeeId: integer('employee_id').notNull(),
  kind: text('kind').$type<FeedbackKind>().notNull(),
  /** People write more than they were asked for. */
  body: sealedText('body').notNull(),
  mayContact: boolean('may_contact').notNull(),
  at: instant('at').notNull(),
});

export const appRatings = pgTable('app_ratings', {
  employeeId: integer('employee_id').primaryKey(),
  action: text('action').$type<RatingAction>().notNull(),
  at: instant('at').notNull(),
});
