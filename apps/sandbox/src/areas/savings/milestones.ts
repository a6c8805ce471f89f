import { minorUnits } from '@dayfare/domain/money';
import { goalStatus, milestonePassed, takesDeposits } from '@dayfare/domain/savings';
import { eq } from 'drizzle-orm';
import type { Db } from '../../platform/db/db.ts';
import { enqueue } from '../../platform/jobs/queue.ts';
import type { JobHandler } from '../../platform/jobs/worker.ts';
import { heldIn, lockEmployee, transactions, underway } from '../money/index.ts';
import type { Employee } from '../session/index.ts';
import { changeRow, type Goal, goalWith, statusOf } from './goals.ts';
import { tellMilestone } from './notices.ts';
import { unschedule } from './schedule-next.ts';
import { savingsGoals } from './tables.ts';

/** The kind of job that looks whether a deposit from pay has arrived; its reference is `transfer:look`. */
export const arrivalJob = 'savings-arrival';

/** How often it is looked at a deposit that is late, in ms. */
const lookAgainMs = 60 * 60_000;

/** How long after a deposit was to be there it is looked at first, in ms. */
export const firstLookMs = 60_000;

/** Writes down that there is more in a goal, tells of a milestone, and ends the saving once all of it is there. */
export async function noteSaved(
  tx: Db,
  goal: Goal,
  { employee, now }: { readonly employee: Employee; readonly now: Date },
): Promise<void> {
  const { row } = goal;
  const saved = await heldIn(tx, row.instrumentId);
  if (saved <= row.mostSavedMinor) return;
  const target = minorUnits(row.targetMinor);
  const milestone = milestonePassed({ from: minorUnits(row.mostSavedMinor), to: saved }, target);
  const isAchieved = saved >= target && takesDeposits(statusOf(row));
  await changeRow(tx, goal, {
    mostSavedMinor: saved,
    ...(isAchieved && { status: goalStatus.toWire('Achieved') }),
  });
  if (isAchieved) await unschedule(tx, row.id);
  if (milestone) await tellMilestone(tx, employee, { name: row.name, milestone, saved, at: now });
}

/** Looks whether a deposit from pay is there, and looks again later while it isn't. */
export const arrivalHandler: JobHandler = async (tx, { reference }, now) => {
  const [id = '', looks = '0'] = reference.split(':');
  const [transfer] = await tx.select().from(transactions).where(eq(transactions.id, id));
  if (!transfer) return false;
  const employee = await lockEmployee(tx, transfer.employeeId);
  if (underway.has(transfer.status)) {
    const dueAt = new Date(now.getTime() + lookAgainMs);
    await enqueue(tx, { kind: arrivalJob, reference: `${id}:${Number(looks) + 1}`, dueAt });
    return true;
  }
  const [row] = await tx
    .select({ id: savingsGoals.id })
    .from(savingsGoals)
    .where(eq(savingsGoals.instrumentId, transfer.instrumentId));
  const goal = row && (await goalWith(tx, row.id));
  if (!goal) return false;
  await noteSaved(tx, goal, { employee, now });
  return true;
};
