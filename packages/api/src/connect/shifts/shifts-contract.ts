import * as z from 'zod/mini';
import { call, pathNumber, wireId, wireInstant, wireNumber } from '../../wire/index.ts';

const shift = z.object({
  shiftID: wireId,
  title: z.string(),
  location: z.string(),
  startAt: wireInstant,
  endAt: wireInstant,
  /** Of the workplace. */
  timeZone: z.string(),
  /** How many people are still wanted. */
  openings: wireNumber,
  /** The person's own request; null without one, or once they cancelled it. */
  requestID: z.nullable(wireId),
  /** 0 open, 1 requested, 2 confirmed, 3 declined. */
  status: wireNumber,
});

const segment = z.object({
  /** 0 regular, 1 break. */
  segmentType: wireNumber,
  startAt: wireInstant,
  endAt: wireInstant,
});

/** Shifts that people are wanted for. Where the documents name no fields, they are ours. */
export const shiftsContract = {
  /** The organization's shifts that have not begun, the next first. */
  getOrganizationShiftList: call('GET', 'connect/GetOrganizationShiftList', {
    input: z.object({ organizationID: pathNumber, userID: pathNumber }),
    payload: z.object({ shifts: z.array(shift), isOrganizationKronosEnable: z.boolean() }),
  }),
  /** Request shifts, all or none of them. Repeating it changes nothing. Where Kronos plans them, they are confirmed at once. */
  requestShifts: call('POST', 'connect/RequestShifts', {
    input: z.object({ shiftIDs: z.array(wireId).check(z.minLength(1), z.maxLength(20)) }),
    payload: z.object({ shifts: z.array(shift) }),
  }),
  /** Cancel a shift that the person requested. `reasonID` is ours. Repeating it changes nothing. */
  removeShift: call('DELETE', 'connect/RemoveShift', {
    input: z.object({
      ...{ shiftID: wireId, userID: wireId, isOrganizationKronosEnable: z.boolean(), requestID: wireId },
      ...{ organizationID: wireId, branchUserID: wireId },
      /** 0 sick, 1 other plans, 2 transportation, 3 other. */
      reasonID: wireNumber.check(z.lte(3)),
    }),
    payload: shift,
  }),
  /** The parts of a shift, in order. */
  getKronosShiftSegments: call('GET', 'connect/GetKronosShiftSegments', {
    input: z.object({ organizationID: pathNumber, shiftID: pathNumber }),
    payload: z.object({ segments: z.array(segment) }),
  }),
};

/** A shift as on the wire. */
export type WireShift = z.infer<typeof shift>;
/** A part of a shift as on the wire. */
export type WireShiftSegment = z.infer<typeof segment>;
