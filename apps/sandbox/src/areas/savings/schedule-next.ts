import { randomUUID } from 'node:crypto';
import { addDays, type IsoDate, isoDate, type TimeZone } from '@dayfare/domain/money';
import { isSaving, nextDeposit } from '@dayfare/domain/savings';
import { and, desc, eq, isNotNull } from 'drizzle-orm';
import type { Db } from '../../platform/db/db.ts';
import { enqueue } from '../../platform/jobs/queue.ts';
import { dueAt, earliestDay } from '../money/index.ts';
import { type Goal, planOf, savedIn, statusOf } from './goals.ts';
import { paydaysOf } from './paydays.ts';
import { savingsDeposits } from './tables.ts';

/** The kind of job that makes a scheduled deposit; its reference is the deposit's id. */
export const depositJob = 'savings-deposit';

/** Whose day a goal waits for, and when that is. */
interface Moment {
  readonly now: Date;
  readonly timeZone: TimeZone;
}

const later = (a: IsoDate, b: IsoDate) => (a > b ? a : b);

/** The last day that a deposit was made or left out on. */
async function lastDay(tx: Db, goalId: number): Promise<IsoDate | undefined> {
  const [last] = await tx
    .select({ dueOn: savingsDeposits.dueOn })
    .from(savingsDeposits)
    .where(and(eq(savingsDeposits.goalId, goalId), isNotNull(savingsDeposits.dueOn)))
    .orderBy(desc(savingsDeposits.dueOn))
    .limit(1);
  return last?.dueOn ? isoDate(last.dueOn) : undefined;
}

/** Takes back the deposit that is scheduled. Its job finds nothing to do. */
export async function unschedule(tx: Db, goalId: number): Promise<void> {
  await tx
    .delete(savingsDeposits)
    .where(and(eq(savingsDeposits.goalId, goalId), eq(savingsDeposits.status, 'scheduled')));
}

/** Schedules the next deposit of a goal that is saved for, in place of the one that was. A day that was missed is not made up for. */
export async function scheduleNext(tx: Db, goal: Goal, { now, timeZone }: Moment): Promise<void> {
  const { row } = goal;
  await unschedule(tx, row.id);
  if (!isSaving(statusOf(row))) return;
  const before = addDays(earliestDay(now, timeZone), -1);
  const { all } = await savedIn(tx, goal);
  const after = later((await lastDay(tx, row.id)) ?? before, before);
  const paydays = await paydaysOf(tx, row, after);
  const next = nextDeposit({ ...planOf(row), paydays }, { saved: all, after });
  if (!next) return;
  const id = `G-${randomUUID()}`;
  await tx.insert(savingsDeposits).values({
    ...{ id, goalId: row.id, how: 'scheduled', dueOn: next.on, status: 'scheduled' },
    ...{ amountMinor: next.amount, sourceInstrumentId: row.sourceInstrumentId, at: now },
  });
  await enqueue(tx, { kind: depositJob, reference: id, dueAt: dueAt(next.on, timeZone) });
}
