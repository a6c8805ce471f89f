import type { WireRecurring } from '@dayfare/api/money/recurring/recurring-contract';
import { canBecome, recurringStatus, scheduledStatus } from '@dayfare/domain/money';
import { eq } from 'drizzle-orm';
import { Refusal } from '../../../platform/http/refusal.ts';
import type { SignedInContext } from '../core/contexts.ts';
import { withPayPeriod } from '../wages/up-to-date.ts';
import { findRecurring, recurringOf } from './read.ts';
import { scheduleNext, unschedule } from './schedule-next.ts';
import { recurringTransactions, scheduledTransactions } from './tables.ts';

/** Pauses, resumes or stops a recurring transfer. Idempotent. */
export async function changeRecurring(
  context: SignedInContext,
  { id, status: wire }: { readonly id: string; readonly status: number },
): Promise<WireRecurring> {
  const to = recurringStatus.fromWire(wire);
  if (to !== 'Active' && to !== 'Paused' && to !== 'Deleted') throw new Refusal('InvalidRequest');
  const { employmentId } = (await findRecurring(context.db, context.employee.id, id)).row;
  return withPayPeriod({ ...context, employmentId }, async ({ tx, employee, now }) => {
    const { row, instrument } = await findRecurring(tx, employee.id, id);
    if (row.status === wire) return recurringOf(tx, row, instrument);
    if (!canBecome(recurringStatus.fromWire(row.status) ?? 'None', to))
      throw new Refusal('RecurringNotChangeable');
    await tx.update(recurringTransactions).set({ status: wire }).where(eq(recurringTransactions.id, id));
    if (to === 'Active') await scheduleNext(tx, row, { now, timeZone: employee.timeZone });
    else await unschedule(tx, id);
    const { row: current } = await findRecurring(tx, employee.id, id);
    return recurringOf(tx, current, instrument);
  });
}

/** Skips the next one of a recurring transfer, and schedules the one after it. Idempotent. */
export async function cancelScheduled(context: SignedInContext, id: string): Promise<WireRecurring> {
  const { db, employee: asking } = context;
  const find = async (tx: typeof db) => {
    const [one] = await tx.select().from(scheduledTransactions).where(eq(scheduledTransactions.id, id));
    if (!one) throw new Refusal('ScheduledNotFound');
    return { one, ...(await findRecurring(tx, asking.id, one.recurringId)) };
  };
  const { employmentId } = (await find(db)).row;
  return withPayPeriod({ ...context, employmentId }, async ({ tx, employee, now }) => {
    const { one, row, instrument } = await find(tx);
    const status = scheduledStatus.fromWire(one.status);
    if (status === 'Canceled') return recurringOf(tx, row, instrument);
    if (status !== 'Scheduled') throw new Refusal('ScheduledNotCancellable');
    await tx
      .update(scheduledTransactions)
      .set({ status: scheduledStatus.toWire('Canceled') })
      .where(eq(scheduledTransactions.id, id));
    await scheduleNext(tx, row, { now, timeZone: employee.timeZone });
    const { row: current } = await findRecurring(tx, employee.id, row.id);
    return recurringOf(tx, current, instrument);
  });
}
