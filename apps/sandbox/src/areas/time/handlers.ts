import { timeContract, type WireDays } from '@dayfare/api/time/contract';
import type { TimeStatus } from '@dayfare/domain/time';
import { implement } from '@orpc/server';
import { Refusal } from '../../platform/http/refusal.ts';
import { type ApiContext, businessesOf, requireSession, type SignedIn } from '../session/index.ts';
import { attendanceOf, endPending, markAttendance } from './attendance.ts';
import { entriesOf, requireEntry, wireEntry } from './entries.ts';
import { deleteHours, setStatus, updateHours } from './hours.ts';
import { teamHours } from './team.ts';

const time = implement(timeContract).$context<ApiContext>().use(requireSession);

async function listed(
  { db, employee }: SignedIn & ApiContext,
  days: WireDays,
  among?: readonly TimeStatus[],
) {
  const rows = await entriesOf(db, employee.id, days, among);
  return { loggedHours: rows.map((row) => wireEntry(row, employee)) };
}

/** Clocking in and out, and hours that people log. */
export const timeHandlers = time.router({
  getCurrentAttendance: time.getCurrentAttendance.handler(({ context }) =>
    attendanceOf(context.db, context, context.clock.now()),
  ),
  endPendingClockOuts: time.endPendingClockOuts.handler(async ({ context, input }) => {
    const businesses = await businessesOf(context.db, context.employee);
    if (!businesses.some(({ businessId }) => businessId === Number(input.id)))
      throw new Refusal('BusinessNotYours');
    return endPending(context, input.clockOuts);
  }),
  markAttendance: time.markAttendance.handler(({ context, input }) => markAttendance(context, input)),
  getLoggedHoursByUserID: time.getLoggedHoursByUserID.handler(({ context, input }) => listed(context, input)),
  updateLoggedHours: time.updateLoggedHours.handler(({ context, input }) => updateHours(context, input)),
  setLoggedHoursStatus: time.setLoggedHoursStatus.handler(async ({ context, input }) => ({
    loggedHours: await setStatus(context, input),
  })),
  getTeamHours: time.getTeamHours.handler(async ({ context }) => ({
    loggedHours: await teamHours(context.db, context),
  })),
  getLoggedHoursHistory: time.getLoggedHoursHistory.handler(({ context, input }) =>
    listed(context, input, ['Submitted', 'Approved', 'Rejected']),
  ),
  deleteLoggedHours: time.deleteLoggedHours.handler(({ context, input }) =>
    deleteHours(context, Number(input.id)),
  ),
  getTimeTrackerByID: time.getTimeTrackerByID.handler(async ({ context: { db, employee }, input }) =>
    wireEntry(await requireEntry(db, employee.id, Number(input.id)), employee),
  ),
});
