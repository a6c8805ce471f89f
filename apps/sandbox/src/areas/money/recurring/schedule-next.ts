import { randomUUID } from 'node:crypto';
import {
  addDays,
  atLocalTime,
  epochMs,
  type IsoDate,
  minorUnits,
  nextRecurringDay,
  recurringStatus,
  scheduledStatus,
  type TimeZone,
  toIsoDate,
} from '@dayfare/domain/money';
import { and, desc, eq, inArray, notInArray, sql } from 'drizzle-orm';
import type { Db } from '../../../platform/db/db.ts';
import { enqueue } from '../../../platform/jobs/queue.ts';
import { moved } from '../core/moved.ts';
import { fromDatabase } from '../core/schedule.ts';
import { undone } from '../core/status.ts';
import { transactions } from '../core/tables.ts';
import { planOf } from './plan.ts';
import { type RecurringRow, recurringTransactions, scheduledTransactions } from './tables.ts';

/** The kind of job that makes one of a recurring transfer; its reference is that one's id. */
export const recurringJob = 'recurring';

/** When they are made, where the person is: after the night's hours have come in, and before the bank's cut-off. */
const hourOfDay = 9;

/** When the one of a day is made. */
export function dueAt(day: IsoDate, timeZone: TimeZone): Date {
  return new Date(atLocalTime(day, hourOfDay, 0, timeZone));
}

/** The first day on which one can still be made. */
export function earliestDay(now: Date, timeZone: TimeZone): IsoDate {
  const today = toIsoDate(epochMs(now.getTime()), timeZone);
  return now < dueAt(today, timeZone) ? today : addDays(today, 1);
}

/** How many were made of recurring transfers, and what they moved: those that came back moved nothing. */
export async function madeOfEach(tx: Db, ids: readonly string[]) {
  const { recurringId } = scheduledTransactions;
  const made = await tx
    .select({
      recurringId,
      count: sql<string>`count(*)`,
      moved: sql<string>`coalesce(sum(${moved.amount}), 0)`,
    })
    .from(scheduledTransactions)
    .innerJoin(transactions, eq(transactions.id, scheduledTransactions.transactionId))
    .where(and(inArray(recurringId, [...ids]), notInArray(transactions.status, [...undone])))
    .groupBy(recurringId);
  const of = new Map(made.map((one) => [one.recurringId, one]));
  return (id: string) => {
    const { count = 0, moved: sum = 0 } = of.get(id) ?? {};
    return { count: Number(count), moved: minorUnits(Number(sum)) };
  };
}

/** The same of one recurring transfer. */
const madeOf = async (tx: Db, id: string) => (await madeOfEach(tx, [id]))(id);

/** Whose day a recurring transfer waits for, and when that is. */
interface Moment {
  readonly now: Date;
  readonly timeZone: TimeZone;
}

/** Schedules the next one of a recurring transfer that is active and has none, or ends it. */
export async function scheduleNext(tx: Db, row: RecurringRow, { now, timeZone }: Moment): Promise<void> {
  const [last] = await tx
    .select({ dueOn: scheduledTransactions.dueOn })
    .from(scheduledTransactions)
    .where(eq(scheduledTransactions.recurringId, row.id))
    .orderBy(desc(scheduledTransactions.dueOn))
    .limit(1);
  const before = addDays(earliestDay(now, timeZone), -1);
  const after = last && last.dueOn > before ? fromDatabase(last.dueOn) : before;
  const { moved } = await madeOf(tx, row.id);
  const day = nextRecurringDay(planOf(row), { moved, after });
  if (!day) {
    const status = recurringStatus.toWire('Expired');
    await tx.update(recurringTransactions).set({ status }).where(eq(recurringTransactions.id, row.id));
    return;
  }
  const id = `S-${randomUUID()}`;
  await tx
    .insert(scheduledTransactions)
    .values({ id, recurringId: row.id, dueOn: day, status: scheduledStatus.toWire('Scheduled') });
  await enqueue(tx, { kind: recurringJob, reference: id, dueAt: dueAt(day, timeZone) });
}

/** Notes the days that an outage has passed over since one was due: it stands for them, and nothing was made for them. */
export async function noteMissed(
  tx: Db,
  row: RecurringRow,
  { after, now, timeZone }: Moment & { readonly after: IsoDate },
): Promise<void> {
  const until = earliestDay(now, timeZone);
  const { moved } = await madeOf(tx, row.id);
  const missed: IsoDate[] = [];
  const next = (day: IsoDate) => nextRecurringDay(planOf(row), { moved, after: day });
  for (let day = next(after); day && day < until; day = next(day)) missed.push(day);
  if (missed.length === 0) return;
  const status = scheduledStatus.toWire('None');
  await tx
    .insert(scheduledTransactions)
    .values(missed.map((dueOn) => ({ id: `S-${randomUUID()}`, recurringId: row.id, dueOn, status })));
}

/** Takes back the one that is scheduled. Its job finds nothing to do. */
export async function unschedule(tx: Db, recurringId: string): Promise<void> {
  await tx
    .delete(scheduledTransactions)
    .where(
      and(
        eq(scheduledTransactions.recurringId, recurringId),
        eq(scheduledTransactions.status, scheduledStatus.toWire('Scheduled')),
      ),
    );
}
