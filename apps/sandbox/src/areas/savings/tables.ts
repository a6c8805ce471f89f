import { bigint, date, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { instant, minorUnits } from '../../platform/db/columns.ts';

const day = (name: string) => date(name, { mode: 'string' });

/** What people put aside for. */
export const savingsGoals = pgTable('savings_goals', {
  id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
  employeeId: integer('employee_id').notNull(),
  /** What its money lies in. */
  instrumentId: integer('instrument_id').notNull(),
  /** The employment whose pay it is put aside from; null for users without wages. */
  employmentId: integer('employment_id'),
  /** What it is put aside from instead of pay. */
  sourceInstrumentId: integer('source_instrument_id'),
  name: text('name').notNull(),
  /** The name as it is compared. */
  nameKey: text('name_key').notNull(),
  picture: integer('picture').notNull(),
  targetMinor: minorUnits('target_minor').notNull(),
  depositMinor: minorUnits('deposit_minor').notNull(),
  frequency: integer('frequency').notNull(),
  startsOn: day('starts_on').notNull(),
  endsOn: day('ends_on').notNull(),
  roundUpMinor: bigint('round_up_minor', { mode: 'number' }),
  partPercent: integer('part_percent'),
  /** Until when early transfers have been looked at. */
  rulesUntil: instant('rules_until').notNull(),
  /** What the rules came to and was too little for a deposit. */
  rulesWaitingMinor: minorUnits('rules_waiting_minor').notNull().default(0),
  status: integer('status').notNull(),
  /** The most that was ever in it. */
  mostSavedMinor: minorUnits('most_saved_minor').notNull().default(0),
  contractIds: jsonb('contract_ids').$type<number[]>().notNull(),
  createdAt: instant('created_at').notNull(),
});

/** What was put into goals, is to be, or was left out. */
export const savingsDeposits = pgTable('savings_deposits', {
  id: text('id').primaryKey(),
  goalId: integer('goal_id').notNull(),
  how: text('how').$type<'byHand' | 'scheduled' | 'rule'>().notNull(),
  /** Of a scheduled one. */
  dueOn: day('due_on'),
  status: text('status').$type<'scheduled' | 'made' | 'skipped'>().notNull(),
  amountMinor: minorUnits('amount_minor').notNull(),
  /** Null: from pay. */
  sourceInstrumentId: integer('source_instrument_id'),
  /** The transfer of wages that brings it. */
  transactionId: text('transaction_id'),
  /** The move out of something else that we hold. */
  moveId: text('move_id'),
  /** Code of the refusal that it met. */
  reason: text('reason'),
  at: instant('at').notNull(),
});

/** A goal as the database holds it. */
export type GoalRow = typeof savingsGoals.$inferSelect;
/** A deposit as the database holds it. */
export type DepositRow = typeof savingsDeposits.$inferSelect;
