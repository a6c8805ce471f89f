import { isoDate, type MinorUnits, min, minorUnits, subtract } from '@dayfare/domain/money';
import { isSaving } from '@dayfare/domain/savings';
import { eq } from 'drizzle-orm';
import { accountId } from '../../ledger/accounts.ts';
import { lastEntryAt } from '../../ledger/post.ts';
import type { Db } from '../../platform/db/db.ts';
import { attempt } from '../../platform/http/attempt.ts';
import type { Server } from '../../platform/http/server.ts';
import type { JobHandler } from '../../platform/jobs/worker.ts';
import { dueAt } from '../money/index.ts';
import { type Goal, goalWith, planOf, savedIn, statusOf } from './goals.ts';
import { tellLeftOut } from './notices.ts';
import { lockSource, putIn } from './put-in.ts';
import { scheduleNext, unschedule } from './schedule-next.ts';
import { type DepositRow, savingsDeposits } from './tables.ts';

async function found(tx: Db, id: string): Promise<{ deposit: DepositRow; goal: Goal } | undefined> {
  const [deposit] = await tx.select().from(savingsDeposits).where(eq(savingsDeposits.id, id));
  const goal = deposit && (await goalWith(tx, deposit.goalId));
  return deposit && goal ? { deposit, goal } : undefined;
}

/** When a deposit is made: as of when it runs, and never before what the books know of its goal. */
async function momentOf(tx: Db, { row }: Goal, ran: Date, onTime: Date): Promise<Date> {
  const last = await lastEntryAt(tx, accountId.held(row.instrumentId));
  return new Date(Math.max(ran.getTime(), onTime.getTime(), last?.getTime() ?? 0));
}

/** The last deposit is only what is missing. */
async function amountOf(tx: Db, goal: Goal): Promise<MinorUnits> {
  const { target, deposit } = planOf(goal.row);
  const { all } = await savedIn(tx, goal);
  return all >= target ? minorUnits(0) : min(deposit, subtract(target, all));
}

/**
 * Makes a scheduled deposit when its day has come, or, where a rule refuses it, leaves it out and says so; then schedules the next. One that
 * runs late is made as of when it runs, and stands for every day that was missed. One of a goal that was paused or has ended is left alone.
 */
export function depositHandler(server: Server): JobHandler {
  return async (tx, { reference }, ran) => {
    const first = await found(tx, reference);
    if (!first) return false;
    const { settings } = server;
    const from = first.deposit.sourceInstrumentId;
    const { employee, pay, now: locked } = await lockSource(tx, first.goal, { from, settings, now: ran });
    // Under the lock: it may have been paused a moment ago.
    const { deposit, goal } = (await found(tx, reference)) ?? {};
    if (!deposit || !goal || deposit.status !== 'scheduled' || !deposit.dueOn) return false;
    if (employee.closedAt || !isSaving(statusOf(goal.row))) {
      await unschedule(tx, goal.row.id);
      return false;
    }
    const now = await momentOf(tx, goal, locked, dueAt(isoDate(deposit.dueOn), employee.timeZone));
    const amount = await amountOf(tx, goal);
    if (amount === 0) {
      await unschedule(tx, goal.row.id);
      return false;
    }
    const command = { server, amount, from, how: 'scheduled', scheduled: deposit.id } as const;
    const reason = await attempt(tx, (inner) => putIn(inner, goal, { employee, pay, now }, command));
    if (reason) {
      await tx
        .update(savingsDeposits)
        .set({ status: 'skipped', amountMinor: amount, reason, at: now })
        .where(eq(savingsDeposits.id, deposit.id));
      await tellLeftOut(tx, employee, { name: goal.row.name, amount, reason, at: now });
    }
    const after = await goalWith(tx, goal.row.id);
    if (after) await scheduleNext(tx, after, { now, timeZone: employee.timeZone });
    return true;
  };
}
