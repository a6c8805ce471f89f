import type { WireDays, WireTimeEntry } from '@dayfare/api/time/contract';
import { epochMs, type IsoDate, toIsoDate } from '@dayfare/domain/money';
import { type TimeStatus, timeStatus } from '@dayfare/domain/time';
import { and, asc, between, desc, eq, gt, inArray, isNull, lt, ne, or } from 'drizzle-orm';
import type { Db } from '../../platform/db/db.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import type { Employee } from '../session/index.ts';
import { type TimeRow, timeEntries } from './tables.ts';

type Zone = Pick<Employee, 'timeZone'>;

/** How logged hours stand. */
export const statusOf = ({ status }: Pick<TimeRow, 'status'>): TimeStatus =>
  timeStatus.fromWire(status) ?? 'Approved';

/** The day of an instant, where the person is. */
export const dayAt = (at: Date, { timeZone }: Zone): IsoDate => toIsoDate(epochMs(at.getTime()), timeZone);

/** Converts logged hours to the API's format. */
export function wireEntry(row: TimeRow, { timeZone }: Zone): WireTimeEntry {
  const { startAt, endAt } = row;
  return {
    ...{ timeTrackerID: row.id, date: row.day, startAt: startAt.toISOString() },
    endAt: endAt?.toISOString() ?? null,
    minutes: endAt && Math.round((endAt.getTime() - startAt.getTime()) / 60_000),
    ...{ status: row.status, isDoubtful: row.isDoubtful, timeZone, reason: row.reason },
  };
}

/** Logged hours of this person. Refuses with TimeEntryNotFound, also if they are another employee's. */
export async function requireEntry(tx: Db, employeeId: number, id: number): Promise<TimeRow> {
  const mine = and(eq(timeEntries.id, id), eq(timeEntries.employeeId, employeeId));
  const [found] = await tx.select().from(timeEntries).where(mine);
  if (!found) throw new Refusal('TimeEntryNotFound');
  return found;
}

/** The running shift, the first of two where the end of one was forgotten; undefined for employees who aren't clocked in. */
export async function currentEntry(tx: Db, employeeId: number): Promise<TimeRow | undefined> {
  const [found] = await tx
    .select()
    .from(timeEntries)
    .where(and(eq(timeEntries.employeeId, employeeId), isNull(timeEntries.endAt)))
    .orderBy(asc(timeEntries.startAt))
    .limit(1);
  return found;
}

/** Logged hours that began within days, the newest first. */
export function entriesOf(
  tx: Db,
  employeeId: number,
  { fromDate, toDate }: WireDays,
  among: readonly TimeStatus[] = timeStatus.names,
): Promise<TimeRow[]> {
  const { day, status } = timeEntries;
  return tx
    .select()
    .from(timeEntries)
    .where(
      and(
        ...[eq(timeEntries.employeeId, employeeId), between(day, fromDate, toDate)],
        inArray(status, among.map(timeStatus.toWire)),
      ),
    )
    .orderBy(desc(timeEntries.startAt));
}

/** A time, and what may lie within it: hours by their number, or every shift as it was clocked. */
interface Free {
  readonly start: Date;
  readonly end: Date;
  readonly except: number | 'clocked' | null;
}

/** Whether nothing else was logged within a time. */
export async function isFree(tx: Db, employeeId: number, { start, end, except }: Free): Promise<boolean> {
  const { startAt, endAt } = timeEntries;
  const [other] = await tx
    .select({ id: timeEntries.id })
    .from(timeEntries)
    .where(
      and(
        ...[eq(timeEntries.employeeId, employeeId), lt(startAt, end)],
        or(isNull(endAt), gt(endAt, start)),
        except === 'clocked' ? isNull(timeEntries.startMarkId) : undefined,
        typeof except === 'number' ? ne(timeEntries.id, except) : undefined,
      ),
    )
    .limit(1);
  return !other;
}

/** Refuses with HoursOverlap a time within which something else was logged. */
export async function requireFree(tx: Db, employeeId: number, free: Free): Promise<void> {
  if (!(await isFree(tx, employeeId, free))) throw new Refusal('HoursOverlap');
}
