import type { WireShift } from '@dayfare/api/connect/shifts/shifts-contract';
import { mayCancelShift, mayRequestShift, shiftStatus } from '@dayfare/domain/connect';
import { and, eq, gt, inArray, isNull, lt } from 'drizzle-orm';
import type { Db } from '../../../platform/db/db.ts';
import { underLocks } from '../../../platform/db/transaction.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import { lockEmployee } from '../../money/index.ts';
import type { AtWork } from '../require-organization.ts';
import { isKronosEnabled, requireShift, wireShifts } from './shifts.ts';
import { type ShiftRow, shiftRequests, shifts } from './tables.ts';

const requested = shiftStatus.toWire('Requested');
const confirmed = shiftStatus.toWire('Confirmed');

/** Refuses with ShiftOverlap if the person has another shift at that time. */
async function requireFree(tx: Db, employeeId: number, { startAt, endAt }: ShiftRow): Promise<void> {
  const [other] = await tx
    .select({ id: shifts.id })
    .from(shiftRequests)
    .innerJoin(shifts, eq(shifts.id, shiftRequests.shiftId))
    .where(
      and(
        ...[eq(shiftRequests.employeeId, employeeId), isNull(shiftRequests.cancelledAt)],
        ...[inArray(shiftRequests.status, [requested, confirmed]), lt(shifts.startAt, endAt)],
        gt(shifts.endAt, startAt),
      ),
    )
    .limit(1);
  if (other) throw new Refusal('ShiftOverlap');
}

async function requestOne(tx: Db, context: AtWork, id: number): Promise<ShiftRow> {
  const { employee, organizationId, clock } = context;
  const row = await requireShift(tx, organizationId, id);
  // Two people must not have the last opening: the shift is locked until the request is written.
  await tx.select({ id: shifts.id }).from(shifts).where(eq(shifts.id, id)).for('update');
  const [seen] = await wireShifts(tx, employee.id, [row]);
  if (!seen) throw new Error('A shift that was read is gone.');
  if (seen.status === requested || seen.status === confirmed) return row;
  const now = clock.now();
  const state = { openings: seen.openings, startAt: row.startAt.getTime() };
  const status = shiftStatus.fromWire(seen.status) ?? 'Declined';
  if (!mayRequestShift({ ...state, status }, now.getTime())) throw new Refusal('ShiftNotOpen');
  await requireFree(tx, employee.id, row);
  await tx.insert(shiftRequests).values({
    ...{ shiftId: id, employeeId: employee.id, requestedAt: now },
    status: (await isKronosEnabled(tx, organizationId)) ? confirmed : requested,
  });
  return row;
}

/**
 * Requests shifts, all or none of them; repeating it changes nothing. Refuses with ShiftNotFound, ShiftOverlap, and ShiftNotOpen where it has
 * begun, is filled, or the person was declined.
 */
export function requestShifts(context: AtWork, ids: readonly number[]): Promise<WireShift[]> {
  return underLocks(context.db, async (tx) => {
    await lockEmployee(tx, context.employee.id);
    const rows: ShiftRow[] = [];
    // In the order of their numbers, so that two people who request the same ones don't wait for each other.
    for (const id of [...new Set(ids)].sort((one, other) => one - other))
      rows.push(await requestOne(tx, context, id));
    return wireShifts(tx, context.employee.id, rows);
  });
}

interface Removal {
  readonly shiftID: number;
  readonly requestID: number;
  readonly reasonID: number;
  readonly isOrganizationKronosEnable: boolean;
}

/**
 * Cancels a shift that the person requested, with their reason; repeating it changes nothing. Refuses with ShiftNotFound, also for another
 * else's request, ShiftNotCancellable once it has begun or was declined, and InvalidRequest where Kronos plans the shifts and the call says otherwise.
 */
export function removeShift(context: AtWork, removal: Removal): Promise<WireShift> {
  const { shiftID, requestID, reasonID } = removal;
  const { employee, organizationId, clock } = context;
  return underLocks(context.db, async (tx) => {
    await lockEmployee(tx, employee.id);
    const row = await requireShift(tx, organizationId, shiftID);
    if ((await isKronosEnabled(tx, organizationId)) !== removal.isOrganizationKronosEnable)
      throw new Refusal('InvalidRequest', undefined, 'isOrganizationKronosEnable');
    const { id, shiftId, employeeId } = shiftRequests;
    const own = and(eq(id, requestID), eq(shiftId, shiftID), eq(employeeId, employee.id));
    const [request] = await tx.select().from(shiftRequests).where(own);
    if (!request) throw new Refusal('ShiftNotFound');
    if (request.cancelledAt === null) {
      const status = shiftStatus.fromWire(request.status) ?? 'Declined';
      const now = clock.now();
      if (!mayCancelShift({ status, startAt: row.startAt.getTime() }, now.getTime()))
        throw new Refusal('ShiftNotCancellable');
      await tx.update(shiftRequests).set({ cancelledAt: now, reason: reasonID }).where(own);
    }
    const [seen] = await wireShifts(tx, employee.id, [row]);
    if (!seen) throw new Error('A shift that was read is gone.');
    return seen;
  });
}
