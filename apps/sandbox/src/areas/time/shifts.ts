import { epochMs } from '@dayfare/domain/money';
import { type ClockMark, longestShiftMs, shiftsOf, timeStatus } from '@dayfare/domain/time';
import { and, between, eq, gt, inArray } from 'drizzle-orm';
import type { Db } from '../../platform/db/db.ts';
import type { Employee } from '../session/index.ts';
import { dayAt, isFree, requireFree } from './entries.ts';
import { attendanceMarks, type MarkRow, type TimeRow, timeEntries } from './tables.ts';

/** How far back clock-ins and clock-outs still make shifts, in ms. */
const mergedMs = 31 * 24 * 3_600_000;

const markOf = ({ markId: id, kind, at }: MarkRow): ClockMark => ({
  ...{ id, kind: kind === 1 ? 'in' : 'out' },
  at: epochMs(at.getTime()),
});

/** What was clocked and hasn't become hours that were changed or submitted; also around a time that is longer ago. */
async function openMarks(tx: Db, employeeId: number, { now, around = now }: Pick<Merging, 'now' | 'around'>) {
  const since = Math.min(now.getTime() - mergedMs, around.getTime() - longestShiftMs);
  const rows = await tx
    .select()
    .from(attendanceMarks)
    .where(
      and(
        ...[eq(attendanceMarks.employeeId, employeeId), eq(attendanceMarks.isSettled, false)],
        gt(attendanceMarks.at, new Date(since)),
      ),
    );
  return { ...shiftsOf(rows.map(markOf)), rows };
}

/**
 * The last clock-out within the length of a shift that ends no shift, and that lies in no logged hours; null for none. A clock-in for it may
 * still be on another device.
 */
export async function clockOutAlone(tx: Db, employeeId: number, now: Date): Promise<Date | null> {
  const { alone } = await openMarks(tx, employeeId, { now });
  const since = now.getTime() - longestShiftMs;
  const at = alone.findLast(({ kind, at: time }) => kind === 'out' && time > since)?.at;
  if (at === undefined) return null;
  const out = new Date(at);
  return (await isFree(tx, employeeId, { start: new Date(at - 1), end: out, except: null })) ? out : null;
}

/** Whose shifts are made, for which employer, and when. */
interface Merging {
  readonly employee: Employee;
  /** Null for direct users. */
  readonly employerId: number | null;
  readonly now: Date;
  /** What was clocked now. */
  readonly around?: Date | undefined;
}

/** Makes the shifts anew of everything that was clocked and hasn't been changed or submitted. Refuses with HoursOverlap. */
export async function makeShifts(tx: Db, { employee, employerId, ...times }: Merging): Promise<void> {
  const { shifts, rows: marks } = await openMarks(tx, employee.id, times);
  if (marks.length === 0) return;
  const doubtful = new Set(marks.flatMap(({ isDoubtful, markId }) => (isDoubtful ? [markId] : [])));
  const ids = marks.map(({ markId }) => markId);
  const ofThem = and(eq(timeEntries.employeeId, employee.id), inArray(timeEntries.startMarkId, ids));
  const rows = await tx.select().from(timeEntries).where(ofThem);
  const starts = new Set<string | null>(shifts.map(({ start }) => start.id));
  // A mark that came later has taken their place.
  for (const { id } of rows.filter(({ startMarkId }) => !starts.has(startMarkId)))
    await tx.delete(timeEntries).where(eq(timeEntries.id, id));
  const kept = new Map(rows.map((row) => [row.startMarkId, row]));
  for (const { start, end } of shifts) {
    const row = kept.get(start.id);
    if (row && row.endMarkId === (end?.id ?? null)) continue;
    const startAt = new Date(start.at);
    const endAt = end && new Date(end.at);
    await requireFree(tx, employee.id, {
      start: startAt,
      end: endAt ?? new Date(start.at + 1),
      except: 'clocked',
    });
    const isTooLong = end !== null && end.at - start.at > longestShiftMs;
    const ended = {
      ...{ endAt, endMarkId: end?.id ?? null },
      status: timeStatus.toWire(end ? 'NotSubmitted' : 'InProgress'),
      isDoubtful: isTooLong || doubtful.has(start.id) || (end !== null && doubtful.has(end.id)),
    };
    if (row) await tx.update(timeEntries).set(ended).where(eq(timeEntries.id, row.id));
    else
      await tx.insert(timeEntries).values({
        ...{
          employeeId: employee.id,
          employerId,
          day: dayAt(startAt, employee),
          startAt,
          startMarkId: start.id,
        },
        ...ended,
      });
  }
}

/** Makes no shift any more of what was clocked within these hours, before they are changed, submitted or deleted. */
export async function settleMarks(tx: Db, row: TimeRow, endAt: Date | null = row.endAt): Promise<void> {
  if (row.startMarkId === null) return;
  await tx
    .update(attendanceMarks)
    .set({ isSettled: true })
    .where(
      and(
        eq(attendanceMarks.employeeId, row.employeeId),
        between(attendanceMarks.at, row.startAt, endAt ?? row.startAt),
      ),
    );
  await tx.update(timeEntries).set({ startMarkId: null, endMarkId: null }).where(eq(timeEntries.id, row.id));
}
