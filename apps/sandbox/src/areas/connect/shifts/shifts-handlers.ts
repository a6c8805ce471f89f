import { shiftsContract } from '@dayfare/api/connect/shifts/shifts-contract';
import { implement } from '@orpc/server';
import { type ApiContext, requireSession } from '../../session/index.ts';
import { requireOrganization, requireOwn } from '../require-organization.ts';
import { removeShift, requestShifts } from './change-shifts.ts';
import { comingShifts, isKronosEnabled, segmentsOf } from './shifts.ts';

const calls = implement(shiftsContract).$context<ApiContext>().use(requireSession).use(requireOrganization);

/** Shifts that people are wanted for. */
export const shiftsHandlers = calls.router({
  getOrganizationShiftList: calls.getOrganizationShiftList.handler(async ({ context, input }) => {
    requireOwn(context, input);
    return {
      shifts: await comingShifts(context),
      isOrganizationKronosEnable: await isKronosEnabled(context.db, context.organizationId),
    };
  }),
  requestShifts: calls.requestShifts.handler(async ({ context, input }) => ({
    shifts: await requestShifts(context, input.shiftIDs),
  })),
  removeShift: calls.removeShift.handler(({ context, input }) => {
    requireOwn(context, input);
    return removeShift(context, input);
  }),
  getKronosShiftSegments: calls.getKronosShiftSegments.handler(async ({ context, input }) => {
    requireOwn(context, input);
    return { segments: await segmentsOf(context, Number(input.shiftID)) };
  }),
});
