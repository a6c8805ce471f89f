import type { WireAttendance } from '@dayfare/api/time/contract';
import { epochMs } from '@dayfare/domain/money';
import { isDoubtful, longestShiftMs, timeIntegration, timeStatus } from '@dayfare/domain/time';
import { and, eq } from 'drizzle-orm';
import type { Db } from '../../platform/db/db.ts';
import { underLocks } from '../../platform/db/transaction.ts';
import { isSwitchedOn } from '../../platform/http/configuration.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { lockEmployee } from '../money/index.ts';
import { type ApiContext, employers, type SignedIn } from '../session/index.ts';
import { currentEntry, requireEntry, requireFree, wireEntry } from './entries.ts';
import { clockOutAlone, makeShifts, settleMarks } from './shifts.ts';
import { attendanceMarks, timeEntries } from './tables.ts';
import { countToDecide, employerOf } from './team.ts';

/** The system in which the employer keeps hours, by the wire's number. */
async function integrationOf(tx: Db, signedIn: SignedIn): Promise<number> {
  const employerId = await employerOf(tx, signedIn);
  if (employerId === null) return timeIntegration.toWire('None');
  const [found] = await tx
    .select({ integration: employers.timeIntegration })
    .from(employers)
    .where(eq(employers.id, employerId));
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
    clockOutAlone: (await clockOutAlone(tx, employee.id, now))?.toISOString() ?? null,
    toDecide: await countToDecide(tx, signedIn),
  };
}

interface Mark {
  readonly markID: string;
  readonly kind: 1 | 2;
  readonly occurredAt: string;
  readonly place?: { readonly latitude: number; readonly longitude: number } | null | undefined;
}

/**
 * Clocks an employee in or out at the time when they did it, once for each mark. Devices without a network bring marks in any order:
 * shifts are made of all of them by their times. Refuses with HoursOverlap.
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
    await tx.insert(attendanceMarks).values({
      ...{ employeeId: employee.id, markId: markID, kind, at, receivedAt: now },
      place: where && `${where.latitude},${where.longitude}`,
      isDoubtful: isMissing || isDoubtful(epochMs(at.getTime()), epochMs(now.getTime())),
    });
    await makeShifts(tx, { employee, employerId: await employerOf(tx, context), now, around: at });
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
      if (at <= entry.startAt) throw new Refusal('ClockOutBeforeClockIn');
      await requireFree(tx, employee.id, { start: entry.startAt, end: at, except: entry.id });
      await settleMarks(tx, entry, at);
      const ended = { endAt: at, status: timeStatus.toWire('NotSubmitted'), isDoubtful: true };
      await tx.update(timeEntries).set(ended).where(eq(timeEntries.id, entry.id));
    }
    // What was clocked after a forgotten end begins a shift of its own now.
    await makeShifts(tx, { employee, employerId: await employerOf(tx, context), now });
    return attendanceOf(tx, context, now);
  });
}
