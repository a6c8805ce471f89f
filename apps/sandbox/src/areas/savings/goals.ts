import type { WireGoal } from '@dayfare/api/savings/contract';
import {
  epochMs,
  type IsoDate,
  isoDate,
  type MinorUnits,
  minorUnits,
  toIsoDate,
  toWire,
} from '@dayfare/domain/money';
import {
  type GoalPlan,
  type GoalStatus,
  goalStatus,
  isPastGoal,
  type SavingRules,
  savingRhythm,
} from '@dayfare/domain/savings';
import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { Db } from '../../platform/db/db.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { heldIn, type Instrument, instruments, placeName, transactions, underway } from '../money/index.ts';
import { type DepositRow, type GoalRow, savingsDeposits, savingsGoals } from './tables.ts';

/** A goal with what its money lies in. */
export interface Goal {
  readonly row: GoalRow;
  readonly instrument: Instrument;
}

const joined = (tx: Db) =>
  tx
    .select({ row: savingsGoals, instrument: instruments })
    .from(savingsGoals)
    .innerJoin(instruments, eq(instruments.id, savingsGoals.instrumentId));

/** A goal by its number, whosever it is; undefined without one. */
export async function goalWith(tx: Db, id: number): Promise<Goal | undefined> {
  const [found] = await joined(tx).where(eq(savingsGoals.id, id));
  return found;
}

/** A goal of this person. Refuses with GoalNotFound, also if it belongs to another user. */
export async function requireGoal(tx: Db, employeeId: number, id: number): Promise<Goal> {
  const found = await goalWith(tx, id);
  if (found?.row.employeeId !== employeeId || !found) throw new Refusal('GoalNotFound');
  return found;
}

/** Every goal of a person, the oldest first. */
export const goalsOf = (tx: Db, employeeId: number): Promise<Goal[]> =>
  joined(tx).where(eq(savingsGoals.employeeId, employeeId)).orderBy(asc(savingsGoals.id));

/** How a goal stands. */
export const statusOf = ({ status }: Pick<GoalRow, 'status'>): GoalStatus =>
  goalStatus.fromWire(status) ?? 'Archived';

/** Whether a goal has been put away. */
export const isShelved = ({ row }: Goal): boolean => isPastGoal(statusOf(row));

/** What a goal was planned as, without the paydays that it may go by. */
export const planOf = (row: GoalRow): GoalPlan => ({
  target: minorUnits(row.targetMinor),
  deposit: minorUnits(row.depositMinor),
  frequency: savingRhythm.fromWire(row.frequency) ?? 'Weekly',
  startsOn: isoDate(row.startsOn),
  endsOn: isoDate(row.endsOn),
});

/** What goes into a goal beside its schedule. */
export const rulesOf = ({ roundUpMinor, partPercent: part }: GoalRow): SavingRules => ({
  roundUpTo: roundUpMinor === null ? null : minorUnits(roundUpMinor),
  part,
});

/** What is in a goal, and what has been taken from pay for it and isn't there yet. */
export async function savedIn(
  tx: Db,
  { row: { instrumentId } }: Pick<Goal, 'row'>,
): Promise<{ readonly balance: MinorUnits; readonly onItsWay: MinorUnits; readonly all: MinorUnits }> {
  const [coming] = await tx
    .select({ minor: sql<string>`coalesce(sum(${transactions.amountMinor}), 0)` })
    .from(transactions)
    .where(and(eq(transactions.instrumentId, instrumentId), inArray(transactions.status, [...underway])));
  const balance = await heldIn(tx, instrumentId);
  const onItsWay = minorUnits(Number(coming?.minor ?? 0));
  return { balance, onItsWay, all: minorUnits(balance + onItsWay) };
}

/** The deposit that is scheduled next; undefined without one. */
async function scheduledOf(tx: Db, goalId: number): Promise<DepositRow | undefined> {
  const [next] = await tx
    .select()
    .from(savingsDeposits)
    .where(and(eq(savingsDeposits.goalId, goalId), eq(savingsDeposits.status, 'scheduled')));
  return next;
}

/** What an instrument that goals are paid from is called; null for pay. */
async function sourceName(tx: Db, id: number | null): Promise<string | null> {
  if (id === null) return null;
  const [found] = await tx.select().from(instruments).where(eq(instruments.id, id));
  return found ? placeName(found) : null;
}

/** A goal as on the wire. */
export async function wireGoal(tx: Db, goal: Goal): Promise<WireGoal> {
  const { row } = goal;
  const { balance, onItsWay } = await savedIn(tx, goal);
  const next = await scheduledOf(tx, row.id);
  const money = (minor: number) => toWire(minorUnits(minor));
  return {
    ...{ goalID: row.id, name: row.name, picture: row.picture, status: row.status },
    ...{ goalAmount: money(row.targetMinor), depositAmount: money(row.depositMinor) },
    ...{ frequency: row.frequency, startDate: row.startsOn, endDate: row.endsOn },
    fromInstrumentID: row.sourceInstrumentId,
    fromName: await sourceName(tx, row.sourceInstrumentId),
    roundUpTo: row.roundUpMinor === null ? null : money(row.roundUpMinor),
    partOfTransfers: row.partPercent,
    ...{ balance: toWire(balance), onItsWay: toWire(onItsWay), instrumentID: row.instrumentId },
    next: next?.dueOn ? { date: next.dueOn, amount: money(next.amountMinor) } : null,
    createdAt: row.createdAt.toISOString(),
  };
}

/** Changes a goal, and gives it as it is then. */
export async function changeRow(tx: Db, goal: Goal, values: Partial<GoalRow>): Promise<Goal> {
  const [row = goal.row] = await tx
    .update(savingsGoals)
    .set(values)
    .where(eq(savingsGoals.id, goal.row.id))
    .returning();
  return { ...goal, row };
}

/** Today where a person is. */
export const dayAt = (at: Date, timeZone: Parameters<typeof toIsoDate>[1]): IsoDate =>
  toIsoDate(epochMs(at.getTime()), timeZone);
