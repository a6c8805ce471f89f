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
import { decideHours } from './decide.ts';
import { requireEntry, requireFree, statusOf, wireEntry } from './entries.ts';
import { settleMarks } from './shifts.ts';
import { type TimeRow, timeEntries } from './tables.ts';
import { employerOf, requireTeam, wireEntries } from './team.ts';

type Context = ApiContext & SignedIn;

/** The most hours that can be logged at once; the documents name the rule and no figure. */
const maxHours = 16;

interface HoursCommand {
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
export function updateHours(context: Context, command: HoursCommand): Promise<WireTimeEntry> {
  const { timeTrackerID, startMinute: start, endMinute: end } = command;
  const wrong = loggedHoursProblem({ start, end }, maxHours);
  if (wrong?.key === 'SameStartAndEndTime') throw new Refusal('SameStartAndEndTime');
  if (wrong) throw new Refusal('TooManyHours');
  return underLocks(context.db, async (tx) => {
    const employee = await lockEmployee(tx, context.employee.id);
    const before = timeTrackerID === null ? null : await requireOpen(tx, employee.id, timeTrackerID);
    const day = isoDate(command.date);
    const at = (date: typeof day, minute: number) =>
      new Date(atLocalTime(date, Math.floor(minute / 60), minute % 60, employee.timeZone));
    const startAt = at(day, start);
    const endAt = at(end < start ? addDays(day, 1) : day, end);
    // Clocks that go forward in between can leave nothing of a short time.
    if (endAt <= startAt) throw new Refusal('SameStartAndEndTime');
    if (endAt > context.clock.now()) throw new Refusal('HoursInFuture');
    await requireFree(tx, employee.id, { start: startAt, end: endAt, except: timeTrackerID });
    if (before) await settleMarks(tx, before);
    const times = { day, startAt, endAt, status: timeStatus.toWire('NotSubmitted'), reason: null };
    const [kept] =
      timeTrackerID === null
        ? await tx
            .insert(timeEntries)
            .values({ employeeId: employee.id, employerId: await employerOf(tx, context), ...times })
            .returning()
        : await tx.update(timeEntries).set(times).where(eq(timeEntries.id, timeTrackerID)).returning();
    if (!kept) throw new Error('The hours were not written.');
    return wireEntry(kept, employee);
  });
}

/** Submits the employee's own hours, all of them or none. */
function submitHours(context: Context, ids: readonly number[]): Promise<WireTimeEntry[]> {
  return underLocks(context.db, async (tx) => {
    const employee = await lockEmployee(tx, context.employee.id);
    const submitted = { status: timeStatus.toWire('Submitted'), reason: null };
    const rows: TimeRow[] = [];
    for (const id of ids) {
      const entry = await requireEntry(tx, employee.id, id);
      rows.push({ ...entry, ...submitted });
      if (entry.status === submitted.status) continue;
      await requireOpen(tx, employee.id, id);
      await settleMarks(tx, entry);
      await tx.update(timeEntries).set(submitted).where(eq(timeEntries.id, id));
    }
    return rows.map((row) => wireEntry(row, employee));
  });
}

/** What hours are set to. */
interface StatusCommand {
  readonly timeTrackerIDs: readonly number[];
  readonly status: number;
  readonly reason?: string | null | undefined;
}

/**
 * Submits one's own hours or, as a manager, approves or rejects those of the team; repeating it changes nothing. Refuses with TimeEntryNotFound,
 * TimeEntryNotChangeable, NotAManager, HoursDecided, and with InvalidRequest a rejection without a reason.
 */
export async function setStatus(context: Context, command: StatusCommand): Promise<WireTimeEntry[]> {
  const ids = [...new Set(command.timeTrackerIDs)];
  const status = timeStatus.fromWire(command.status);
  if (status === 'Submitted') return submitHours(context, ids);
  if (status !== 'Approved' && status !== 'Rejected')
    throw new Refusal('InvalidRequest', undefined, 'status');
  const reason = status === 'Rejected' ? (command.reason?.trim() ?? '') : null;
  if (reason === '') throw new Refusal('InvalidRequest', undefined, 'reason');
  return underLocks(context.db, async (tx) => {
    const team = await requireTeam(tx, context);
    return wireEntries(tx, await decideHours(tx, { ids, status, reason, at: context.clock.now() }, team));
  });
}

/** Deletes logged hours. Refuses with TimeEntryNotFound and TimeEntryNotChangeable. */
export function deleteHours(context: Context, id: number): Promise<true> {
  return underLocks(context.db, async (tx) => {
    const employee = await lockEmployee(tx, context.employee.id);
    await settleMarks(tx, await requireOpen(tx, employee.id, id));
    await tx.delete(timeEntries).where(eq(timeEntries.id, id));
    return true as const;
  });
}
