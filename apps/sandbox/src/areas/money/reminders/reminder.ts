import { randomUUID } from 'node:crypto';
import type { WireReminder } from '@dayfare/api/money/reminders/reminders-contract';
import {
  epochMs,
  fromWire,
  isReminderHour,
  minorUnits,
  nextReminder,
  type TimeZone,
  toWire,
  usualReminder,
} from '@dayfare/domain/money';
import { eq } from 'drizzle-orm';
import type { Db } from '../../../platform/db/db.ts';
import { underLocks } from '../../../platform/db/transaction.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import { enqueue } from '../../../platform/jobs/queue.ts';
import type { WagesContext } from '../core/contexts.ts';
import { dailyReminders } from './tables.ts';

/** The kind of job that sends a reminder that money is available; its reference is `employment:version:due`. */
export const reminderJob = 'dailyReminder';

type Row = Omit<typeof dailyReminders.$inferSelect, 'employmentId' | 'version'>;

const usual: Row = {
  isOn: usualReminder.isOn,
  minimumMinor: minorUnits(usualReminder.minimumMinor),
  hourOfDay: usualReminder.hour,
};

const dueOf = ({ isOn, hourOfDay }: Row, now: Date, timeZone: TimeZone) =>
  nextReminder({ isOn, hour: hourOfDay }, epochMs(now.getTime()), timeZone);

const onWire = (row: Row, now: Date, timeZone: TimeZone): WireReminder => {
  const due = dueOf(row, now, timeZone);
  return {
    isEnabled: row.isOn,
    minimumAmount: toWire(minorUnits(row.minimumMinor)),
    hourOfDay: row.hourOfDay,
    nextAt: due === null ? null : new Date(due).toISOString(),
  };
};

/** Puts the next reminder of what is saved into the queue. */
export async function scheduleReminder(
  tx: Db,
  row: typeof dailyReminders.$inferSelect,
  { now, timeZone }: { readonly now: Date; readonly timeZone: TimeZone },
): Promise<void> {
  const due = dueOf(row, now, timeZone);
  if (due === null) return;
  const reference = `${row.employmentId}:${row.version}:${due}`;
  await enqueue(tx, { kind: reminderJob, reference, dueAt: new Date(due) });
}

/** When the person who asks is told each day, at the employer that was chosen. */
export async function reminderOf({ db, clock, employee, employmentId }: WagesContext): Promise<WireReminder> {
  const [row = usual] = await db
    .select()
    .from(dailyReminders)
    .where(eq(dailyReminders.employmentId, employmentId));
  return onWire(row, clock.now(), employee.timeZone);
}

/** Saves the time of the daily reminder. Refuses an hour at which none is sent, and an amount of zero, with InvalidRequest. */
export function saveReminder(
  { db, clock, employee, employmentId }: WagesContext,
  input: { readonly isEnabled: boolean; readonly minimumAmount: number; readonly hourOfDay: number },
): Promise<WireReminder> {
  const minimumMinor = fromWire(input.minimumAmount);
  if (!isReminderHour(input.hourOfDay) || minimumMinor <= 0) throw new Refusal('InvalidRequest');
  const [now, timeZone] = [clock.now(), employee.timeZone];
  const set = {
    ...{ version: randomUUID(), isOn: input.isEnabled, minimumMinor, hourOfDay: input.hourOfDay },
  };
  return underLocks(db, async (tx) => {
    await tx
      .insert(dailyReminders)
      .values({ employmentId, ...set })
      .onConflictDoUpdate({ target: dailyReminders.employmentId, set });
    await scheduleReminder(tx, { employmentId, ...set }, { now, timeZone });
    return onWire(set, now, timeZone);
  });
}
