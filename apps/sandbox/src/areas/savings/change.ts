import type { WireGoal } from '@dayfare/api/savings/contract';
import { zero } from '@dayfare/domain/money';
import { type GoalChange, type GoalStatus, goalChanges, goalStatus } from '@dayfare/domain/savings';
import { underLocks } from '../../platform/db/transaction.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { closeInstrument, lockEmployee } from '../money/index.ts';
import type { ApiContext, SignedIn } from '../session/index.ts';
import { lookAtTransfers } from './follow-rules.ts';
import { changeRow, dayAt, requireGoal, savedIn, statusOf, wireGoal } from './goals.ts';
import { requireOpen } from './is-open.ts';
import { scheduleNext } from './schedule-next.ts';

const changeTo: Partial<Record<GoalStatus, GoalChange>> = {
  Paused: 'pause',
  Resumed: 'resume',
  Cancelled: 'cancel',
  Archived: 'archive',
};

/**
 * Pauses, resumes, cancels or archives a goal; repeating it changes nothing. Refuses with GoalNotFound, GoalNotChangeable, or GoalHoldsMoney
 * for one that is archived while there is money in it.
 */
export function changeGoal(
  context: ApiContext & SignedIn,
  { goalID, status }: { readonly goalID: number; readonly status: number },
): Promise<WireGoal> {
  const to = goalStatus.fromWire(status);
  const change = to && changeTo[to];
  if (!change) throw new Refusal('InvalidRequest', undefined, 'status');
  const now = context.clock.now();
  return underLocks(context.db, async (tx) => {
    const employee = await lockEmployee(tx, context.employee.id);
    const goal = await requireGoal(tx, employee.id, goalID);
    if (goal.row.status === status) return wireGoal(tx, goal);
    if (change === 'resume') requireOpen(context);
    const { all } = await savedIn(tx, goal);
    if (!goalChanges(statusOf(goal.row), all).includes(change))
      throw new Refusal(
        goalChanges(statusOf(goal.row), zero).includes(change) ? 'GoalHoldsMoney' : 'GoalNotChangeable',
      );
    // What was made while it was paused is not made up for.
    const changed = await changeRow(tx, goal, { status, rulesUntil: now });
    if (change === 'archive') await closeInstrument(tx, goal.instrument);
    const { timeZone } = employee;
    await scheduleNext(tx, changed, { now, timeZone });
    await lookAtTransfers(tx, changed, dayAt(now, timeZone), timeZone);
    return wireGoal(tx, changed);
  });
}
