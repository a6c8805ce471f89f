import type { WireShift, WireShiftSegment } from '@dayfare/api/connect/shifts/shifts-contract';
import { shiftStatus } from '@dayfare/domain/connect';
import { timeIntegration } from '@dayfare/domain/time';
import { and, asc, eq, gt, inArray, isNull, ne } from 'drizzle-orm';
import type { Db } from '../../../platform/db/db.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import { employers } from '../../session/index.ts';
import type { AtWork } from '../require-organization.ts';
import { type ShiftRow, shiftRequests, shiftSegments, shifts } from './tables.ts';

const open = shiftStatus.toWire('Open');
const declined = shiftStatus.toWire('Declined');

/** Whether Kronos plans the shifts of an organization. */
export async function isKronosEnabled(tx: Db, organizationId: number): Promise<boolean> {
  const [found] = await tx
    .select({ integration: employers.timeIntegration })
    .from(employers)
    .where(eq(employers.id, organizationId));
  return found?.integration === timeIntegration.toWire('Kronos');
}

/** Free openings of each shift, by shift. */
async function openingsLeft(tx: Db, rows: readonly ShiftRow[]): Promise<ReadonlyMap<number, number>> {
  const left = new Map(rows.map(({ id, openings }) => [id, openings]));
  const taken = await tx
    .select({ shiftId: shiftRequests.shiftId })
    .from(shiftRequests)
    .where(
      and(
        ...[inArray(shiftRequests.shiftId, [...left.keys()]), isNull(shiftRequests.cancelledAt)],
        ne(shiftRequests.status, declined),
      ),
    );
  for (const { shiftId } of taken) left.set(shiftId, (left.get(shiftId) ?? 0) - 1);
  return left;
}

/** Shifts as one user sees them. */
export async function wireShifts(
  tx: Db,
  employeeId: number,
  rows: readonly ShiftRow[],
): Promise<WireShift[]> {
  if (rows.length === 0) return [];
  const left = await openingsLeft(tx, rows);
  const ids = rows.map(({ id }) => id);
  const own = await tx
    .select()
    .from(shiftRequests)
    .where(
      and(
        ...[inArray(shiftRequests.shiftId, ids), eq(shiftRequests.employeeId, employeeId)],
        isNull(shiftRequests.cancelledAt),
      ),
    );
  return rows.map((row) => {
    const request = own.find(({ shiftId }) => shiftId === row.id);
    return {
      ...{ shiftID: row.id, title: row.title, location: row.location, timeZone: row.timeZone },
      ...{ startAt: row.startAt.toISOString(), endAt: row.endAt.toISOString() },
      ...{ openings: Math.max(0, left.get(row.id) ?? 0), requestID: request?.id ?? null },
      status: request?.status ?? open,
    };
  });
}

/** The shifts of an organization that have not begun, the next first. */
export async function comingShifts({ db, employee, organizationId, clock }: AtWork): Promise<WireShift[]> {
  const rows = await db
    .select()
    .from(shifts)
    .where(and(eq(shifts.organizationId, organizationId), gt(shifts.startAt, clock.now())))
    .orderBy(asc(shifts.startAt), asc(shifts.id));
  return wireShifts(db, employee.id, rows);
}

/** A shift of the organization. Refuses with ShiftNotFound. */
export async function requireShift(tx: Db, organizationId: number, id: number): Promise<ShiftRow> {
  const [found] = await tx
    .select()
    .from(shifts)
    .where(and(eq(shifts.id, id), eq(shifts.organizationId, organizationId)));
  if (!found) throw new Refusal('ShiftNotFound');
  return found;
}

/** The parts of a shift, in order. Refuses with ShiftNotFound. */
export async function segmentsOf({ db, organizationId }: AtWork, id: number): Promise<WireShiftSegment[]> {
  await requireShift(db, organizationId, id);
  const rows = await db
    .select()
    .from(shiftSegments)
    .where(eq(shiftSegments.shiftId, id))
    .orderBy(asc(shiftSegments.startAt));
  return rows.map(({ kind, startAt, endAt }) => ({
    ...{ segmentType: kind, startAt: startAt.toISOString(), endAt: endAt.toISOString() },
  }));
}
