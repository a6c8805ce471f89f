import type { WireAttendance } from '@dayfare/api/time/contract';
import { epochMs } from '@dayfare/domain/money';
import { isDoubtful, longestShiftMs, timeIntegration, timeStatus } from '@dayfare/domain/time';
import { and, eq } from 'drizzle-orm';
import type { Db } from '../../platform/db/db.ts';
import { underLocks } from '../../platform/db/transaction.ts';
import { isSwitchedOn } from '../../platform/http/configuration.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { lockEmployee } from '../money/index.ts';
import { type ApiContext, type Employee, employers, employmentOf, type SignedIn } from '../session/index.ts';
import { currentEntry, dayAt, requireEntry, requireFree, wireEntry } from './entries.ts';
import { attendanceMarks, type TimeRow, timeEntries } from './tables.ts';

/** The system in which the employer keeps hours, by the wire's number. */
async function integrationOf(tx: Db, { employee, session }: SignedIn): Promise<number> {
  const employment = await employmentOf(tx, { employee, session });
  if (!employment || employment.employerId === null) return timeIntegration.toWire('None');
  const [found] = await tx
    .select({ integration: employers.timeIntegration })
    .from(employers)
    .where(eq(employers.id, employment.employerId));
  return found?.integration ?? timeIntegration.toWire('None');
}

/** Whether clocking in and out is to say where. */
const isPlaceWanted = (context: ApiContext): boolean => isSwitchedOn(context, 'EnableAttendanceLocation');

/** Whether the employee is clocked in, and since when. */
export async function attendanceOf(
  tx: Db,
  signedIn: ApiContext & SignedIn,
  now: Date,
): Promise<WireAttendance> {
  const { employee } = signedIn;
  const current = await currentEntry(tx, employee.id);
  return {
    ...{ serverTime: now.toISOString(), timeZone: employee.timeZone },
    current: current ? wireEntry(current, employee) : null,
    isClockOutPending: current !== undefined && now.getTime() - current.startAt.getTime() > longestShiftMs,
    integrationType: await integrationOf(tx, signedIn),
    isPlaceWanted: isPlaceWanted(signedIn),
  };
}

interface Mark {
  readonly markID: string;
  readonly kind: 1 | 2;
  readonly occurredAt: string;
  readonly place?: { readonly latitude: number; readonly longitude: number } | null | undefined;
}

interface Clocked {
  readonly at: Date;
  readonly doubtful: boolean;
}

async function clockIn(tx: Db, employee: Employee, current: TimeRow | undefined, { at, doubtful }: Clocked) {
  if (current) throw new Refusal('AlreadyClockedIn');
  await requireFree(tx, employee.id, { start: at, end: new Date(at.getTime() + 1), except: null });
  await tx.insert(timeEntries).values({
    ...{ employeeId: employee.id, day: dayAt(at, employee), startAt: at },
    ...{ status: timeStatus.toWire('InProgress'), isDoubtful: doubtful },
  });
}

async function clockOut(tx: Db, employee: Employee, current: TimeRow | undefined, { at, doubtful }: Clocked) {
  if (!current) throw new Refusal('NotClockedIn');
  if (at <= current.startAt) throw new Refusal('ClockOutBeforeClockIn');
  await requireFree(tx, employee.id, { start: current.startAt, end: at, except: current.id });
  const isTooLong = at.getTime() - current.startAt.getTime() > longestShiftMs;
  await tx
    .update(timeEntries)
    .set({
      ...{ endAt: at, status: timeStatus.toWire('NotSubmitted') },
      isDoubtful: current.isDoubtful || doubtful || isTooLong,
    })
    .where(eq(timeEntries.id, current.id));
}

/**
 * Clocks an employee in or out at the time when they did it, once for each mark. Refuses with AlreadyClockedIn, NotClockedIn, HoursOverlap and
 * ClockOutBeforeClockIn.
 */
export function markAttendance(
  context: ApiContext & SignedIn,
  { markID, kind, occurredAt, place }: Mark,
): Promise<WireAttendance> {
  const now = context.clock.now();
  return underLocks(context.db, async (tx) => {
    const employee = await lockEmployee(tx, context.employee.id);
    const same = and(eq(attendanceMarks.employeeId, employee.id), eq(attendanceMarks.markId, markID));
    const [sent] = await tx.select().from(attendanceMarks).where(same);
    if (sent) return attendanceOf(tx, context, now);
    const at = new Date(occurredAt);
    const where = isPlaceWanted(context) ? (place ?? null) : null;
    const isMissing = isPlaceWanted(context) && where === null;
    const doubtful = isMissing || isDoubtful(epochMs(at.getTime()), epochMs(now.getTime()));
    const current = await currentEntry(tx, employee.id);
    await (kind === 1 ? clockIn : clockOut)(tx, employee, current, { at, doubtful });
    await tx.insert(attendanceMarks).values({
      ...{ employeeId: employee.id, markId: markID, kind, at, receivedAt: now },
      place: where && `${where.latitude},${where.longitude}`,
    });
    return attendanceOf(tx, context, now);
  });
}

interface PendingEnd {
  readonly timeTrackerID: number;
  readonly endAt: string;
}

/**
 * Ends shifts without a clock-out, at the times that the employee gives; a manager checks each. One that has ended is left
 * as it is. Refuses with TimeEntryNotFound, ClockOutBeforeClockIn, HoursInFuture and HoursOverlap.
 */
export function endPending(
  context: ApiContext & SignedIn,
  clockOuts: readonly PendingEnd[],
): Promise<WireAttendance> {
  const now = context.clock.now();
  return underLocks(context.db, async (tx) => {
    const employee = await lockEmployee(tx, context.employee.id);
    for (const { timeTrackerID, endAt } of clockOuts) {
      const entry = await requireEntry(tx, employee.id, timeTrackerID);
      if (entry.endAt !== null) continue;
      const at = new Date(endAt);
      if (at > now) throw new Refusal('HoursInFuture');
      await clockOut(tx, employee, entry, { at, doubtful: true });
    }
    return attendanceOf(tx, context, now);
  });
}
