import {
  epochMs,
  isoDate,
  minorUnits,
  recurringStatus,
  scheduledStatus,
  type TimeZone,
  toIsoDate,
} from '@dayfare/domain/money';
import { eq } from 'drizzle-orm';
import type { Db } from '../../../platform/db/db.ts';
import { languageOf } from '../../../platform/http/refusal.ts';
import type { Server } from '../../../platform/http/server.ts';
import type { JobHandler } from '../../../platform/jobs/worker.ts';
import { lockEarner } from '../core/owner.ts';
import { makeByItself, summaryWhenDue } from './by-itself.ts';
import { dueAt, noteMissed, scheduleNext } from './schedule-next.ts';
import { sendSkipped } from './skipped-notice.ts';
import { recurringTransactions, scheduledTransactions } from './tables.ts';

const dayOf = (at: Date, timeZone: TimeZone) => toIsoDate(epochMs(at.getTime()), timeZone);

async function found(tx: Db, scheduledId: string) {
  const [one] = await tx
    .select({ scheduled: scheduledTransactions, row: recurringTransactions })
    .from(scheduledTransactions)
    .innerJoin(recurringTransactions, eq(recurringTransactions.id, scheduledTransactions.recurringId))
    .where(eq(scheduledTransactions.id, scheduledId));
  return one;
}

/**
 * Makes one of a recurring transfer when its day has come, or, where a rule refuses it, leaves it out and says so; then schedules the
 * next. One that runs late is made as of when it runs, and stands for every day that was missed. One that was skipped, paused or stopped meanwhile is left alone.
 */
export function recurringHandler(server: Server): JobHandler {
  return async (tx, { reference }, ran) => {
    const first = await found(tx, reference);
    if (!first) return false;
    const locked = await lockEarner(tx, first.row.employmentId);
    // Under the lock: it may have been skipped a moment ago.
    const { scheduled, row } = (await found(tx, reference)) ?? {};
    if (!scheduled || !row || scheduledStatus.fromWire(scheduled.status) !== 'Scheduled') return false;
    if (recurringStatus.fromWire(row.status) !== 'Active') return false;
    // Never for a day that is over: after an outage there is one, now, with the limits of now, and none for each day that was missed.
    const onTime = dueAt(isoDate(scheduled.dueOn), locked.timeZone);
    const due = ran.getTime() > onTime.getTime() ? ran : onTime;
    const isLate = dayOf(due, locked.timeZone) > scheduled.dueOn;
    const money = await summaryWhenDue(tx, locked, due, server);
    const { employee, now } = money;
    const event = isLate ? 'sentLate' : 'sent';
    const { instrumentId, contractIds } = row;
    const amount = minorUnits(row.amountMinor);
    const made = await makeByItself(money, { instrumentId, amount, contractIds, event }, server);
    const ended = made.made
      ? ({ status: scheduledStatus.toWire('Success'), transactionId: made.made.id } as const)
      : ({ status: scheduledStatus.toWire('Failed'), reason: made.reason } as const);
    await tx.update(scheduledTransactions).set(ended).where(eq(scheduledTransactions.id, reference));
    if (!made.made) {
      const { instrument, reason } = made;
      const language = languageOf(employee.language);
      await sendSkipped(tx, { employee, row, instrument, reason, at: now, language });
    }
    if (isLate)
      await noteMissed(tx, row, { after: isoDate(scheduled.dueOn), now, timeZone: employee.timeZone });
    await scheduleNext(tx, row, { now, timeZone: employee.timeZone });
    return true;
  };
}
