import type { WireTimeEntry } from '@dayfare/api/time/contract';
import { addDays, atLocalTime, isoDate } from '@dayfare/domain/money';
import { isOpenForChange, timeStatus } from '@dayfare/domain/time';
import { loggedHoursProblem } from '@dayfare/domain/validation';
import { eq } from 'drizzle-orm';
import type { Db } from '../../platform/db/db.ts';
import { underLocks } from '../../platform/db/transaction.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { lockEmployee } from '../money/index.ts';
import type { ApiContext, SignedIn } from '../session/index.ts';
import { requireEntry, requireFree, statusOf, wireEntry } from './entries.ts';
import { type TimeRow, timeEntries } from './tables.ts';

type Context = ApiContext & SignedIn;

/** The most hours that can be logged at once; the documents name the rule and no figure. */
const maxHours = 16;

interface HoursWish {
  readonly timeTrackerID: number | null;
  readonly date: string;
  readonly startMinute: number;
  readonly endMinute: number;
}

async function requireOpen(tx: Db, employeeId: number, id: number): Promise<TimeRow> {
  const entry = await requireEntry(tx, employeeId, id);
  if (!isOpenForChange(statusOf(entry))) throw new Refusal('TimeEntryNotChangeable');
  return entry;
}

/**
 * Logs hours, or changes them. Refuses with SameStartAndEndTime, TooManyHours, HoursInFuture, HoursOverlap, TimeEntryNotFound, and
 * TimeEntryNotChangeable for what is submitted or approved.
 */
export function updateHours(context: Context, wish: HoursWish): Promise<WireTimeEntry> {
  const { timeTrackerID, startMinute: start, endMinute: end } = wish;
  const wrong = loggedHoursProblem({ start, end }, maxHours);
  if (wrong?.key === 'SameStartAndEndTime') throw new Refusal('SameStartAndEndTime');
  if (wrong) throw new Refusal('TooManyHours');
  return underLocks(context.db, async (tx) => {
    const employee = await lockEmployee(tx, context.employee.id);
    if (timeTrackerID !== null) await requireOpen(tx, employee.id, timeTrackerID);
    const day = isoDate(wish.date);
    const at = (date: typeof day, minute: number) =>
      new Date(atLocalTime(date, Math.floor(minute / 60), minute % 60, employee.timeZone));
    const startAt = at(day, start);
    const endAt = at(end < start ? addDays(day, 1) : day, end);
    // Clocks that go forward in between can leave nothing of a short time.
    if (endAt <= startAt) throw new Refusal('SameStartAndEndTime');
    if (endAt > context.clock.now()) throw new Refusal('HoursInFuture');
    await requireFree(tx, employee.id, { start: startAt, end: endAt, except: timeTrackerID });
    const times = { day, startAt, endAt, status: timeStatus.toWire('NotSubmitted') };
    const [kept] =
      timeTrackerID === null
        ? await tx
            .insert(timeEntries)
            .values({ employeeId: employee.id, ...times })
            .returning()
        : await tx.update(timeEntries).set(times).where(eq(timeEntries.id, timeTrackerID)).returning();
    if (!kept) throw new Error('The hours were not written.');
    return wireEntry(kept, employee);
  });
}

/** Submits logged hours; repeating it changes nothing. Refuses with TimeEntryNotFound and TimeEntryNotChangeable. */
export function setStatus(
  context: Context,
  { timeTrackerID, status }: { readonly timeTrackerID: number; readonly status: number },
): Promise<WireTimeEntry> {
  // Approving and rejecting are not the person's own to do.
  if (timeStatus.fromWire(status) !== 'Submitted') throw new Refusal('InvalidRequest', undefined, 'status');
  return underLocks(context.db, async (tx) => {
    const employee = await lockEmployee(tx, context.employee.id);
    const entry = await requireEntry(tx, employee.id, timeTrackerID);
    if (entry.status === status) return wireEntry(entry, employee);
    await requireOpen(tx, employee.id, timeTrackerID);
    await tx.update(timeEntries).set({ status }).where(eq(timeEntries.id, timeTrackerID));
    return wireEntry({ ...entry, status }, employee);
  });
}

/** Deletes logged hours. Refuses with TimeEntryNotFound and TimeEntryNotChangeable. */
export function deleteHours(context: Context, id: number): Promise<true> {
  return underLocks(context.db, async (tx) => {
    const employee = await lockEmployee(tx, context.employee.id);
    await requireOpen(tx, employee.id, id);
    await tx.delete(timeEntries).where(eq(timeEntries.id, id));
    return true as const;
  });
}
