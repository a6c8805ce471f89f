import type { TipsSetting } from '@dayfare/domain/tips';
import { date, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { instant, minorUnits } from '../../platform/db/columns.ts';

/** What people decide about their tips at an employer. */
export const tipsChoices = pgTable('tips_settings', {
  employmentId: integer('employment_id').primaryKey(),
  setting: text('setting').$type<TipsSetting>(),
  instrumentId: integer('instrument_id'),
  /** Null while tips come with pay. */
  optedInAt: instant('opted_in_at'),
});

/** Tips and mileage that employers have reported. */
export const tipsDeposits = pgTable('tips_deposits', {
  id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
  employmentId: integer('employment_id').notNull(),
  /** By the wire's number. */
  kind: integer('kind').notNull(),
  amountMinor: minorUnits('amount_minor').notNull(),
  workedOn: date('worked_on', { mode: 'string' }).notNull(),
  reportedAt: instant('reported_at').notNull(),
  /** Where we hold it; null where it comes with pay. */
  potId: integer('pot_id'),
  /** The payout that was made last. */
  moveId: text('move_id'),
  /** When nothing of it was left for its payout, because it had been moved by hand. */
  takenAt: instant('taken_at'),
});

export type TipsChoice = typeof tipsChoices.$inferSelect;
export type TipsDepositRow = typeof tipsDeposits.$inferSelect;
