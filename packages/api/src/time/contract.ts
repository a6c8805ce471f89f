import { longestReason, mostDecided } from '@dayfare/domain/time';
import * as z from 'zod/mini';
import { call, pathNumber, wireDate, wireId, wireInstant, wireNumber } from '../wire/index.ts';

/** Minutes after midnight, where the person is. */
const minuteOfDay = wireNumber.check(z.lte(1_439));

/** In degrees. */
const place = z.object({
  latitude: z.number().check(z.gte(-90), z.lte(90)),
  longitude: z.number().check(z.gte(-180), z.lte(180)),
});

const timeEntry = z.object({
  timeTrackerID: wireId,
  /** The day on which they began, where the person is. */
  date: wireDate,
  startAt: wireInstant,
  /** Null while it goes on. */
  endAt: z.nullable(wireInstant),
  /** Minutes that went by, also on a day when clocks change; null while it goes on. */
  minutes: z.nullable(wireNumber),
  status: wireNumber,
  /** Whether a manager is to look at one of its times. */
  isDoubtful: z.boolean(),
  timeZone: z.string(),
  /** Why a manager rejected them; null for others. */
  reason: z.nullable(z.string()),
});

const attendance = z.object({
  serverTime: wireInstant,
  timeZone: z.string(),
  /** The running shift; null for employees who aren't clocked in. */
  current: z.nullable(timeEntry),
  /** Whether it has gone on for too long, so that its end is asked for. */
  isClockOutPending: z.boolean(),
  /** The system that the employer keeps hours in, by the order in which the documents list them; 0 for none. */
  integrationType: wireNumber,
  /** Whether clocking in and out is to say where: `EnableAttendanceLocation`. */
  isPlaceWanted: z.boolean(),
  /** The last clock-out of the last hours that has no clock-in: another device may still have that. */
  clockOutAlone: z.nullable(wireInstant),
  /** How many hours of the team wait for a decision; null for those who manage no team. */
  toDecide: z.nullable(wireNumber),
});

const entries = z.object({ loggedHours: z.array(timeEntry) });

const teamEntry = z.extend(timeEntry, {
  userID: wireId,
  /** First and last name. */
  name: z.string(),
});

const days = z.object({ fromDate: wireDate, toDate: wireDate });

/** Clocking in and out, and hours that people log. The payloads are ours. */
export const timeContract = {
  /** Whether the employee is clocked in, and since when. */
  getCurrentAttendance: call('GET', 'user/GetCurrentAttendance', { payload: attendance }),
  /** Clock in (1) or out (2), once for each `markID`, at a time that may be before it is sent. */
  markAttendance: call('POST', 'user/MarkAttendance', {
    input: z.object({
      markID: z.uuid(),
      kind: z.union([z.literal(1), z.literal(2)]),
      occurredAt: wireInstant,
      /** Where the device was, where the employer asks for it; null where that isn't known. */
      place: z.optional(z.nullable(place)),
    }),
    payload: attendance,
  }),
  /**
   * Give the ends of shifts without a clock-out; `id` is the employer's. The documents name an HR service and no payload:
   * it is ours. Repeating it changes nothing.
   */
  endPendingClockOuts: call('POST', '{id}/partner/pendingclockouts', {
    input: z.object({
      id: pathNumber,
      clockOuts: z
        .array(z.object({ timeTrackerID: wireId, endAt: wireInstant }))
        .check(z.minLength(1), z.maxLength(10)),
    }),
    payload: attendance,
  }),
  /** Logged hours that began within days, the newest first. */
  getLoggedHoursByUserID: call('POST', 'user/GetLoggedHoursByUserID', {
    input: days,
    payload: entries,
    meta: { kind: 'read' },
  }),
  /** Log hours (no `timeTrackerID`), or change them. An end before the start is on the next day. */
  updateLoggedHours: call('POST', 'user/UpdateLoggedHours', {
    input: z.object({
      timeTrackerID: z.nullable(wireId),
      date: wireDate,
      startMinute: minuteOfDay,
      endMinute: minuteOfDay,
    }),
    payload: timeEntry,
  }),
  /** Submit (3) one’s own hours; as a manager, approve (4) or reject (5) those of the team. All of them or none. Repeating it changes nothing. */
  setLoggedHoursStatus: call('POST', 'user/SetLoggedHoursStatus', {
    input: z.object({
      timeTrackerIDs: z.array(wireId).check(z.minLength(1), z.maxLength(mostDecided)),
      status: wireNumber,
      /** Why they are rejected. */
      reason: z.optional(z.nullable(z.string().check(z.maxLength(longestReason)))),
    }),
    payload: entries,
  }),
  /** Hours of the team that wait for a manager’s decision, the oldest first. */
  getTeamHours: call('POST', 'user/GetTeamHours', {
    payload: z.object({ loggedHours: z.array(teamEntry) }),
    meta: { kind: 'read', ours: true },
  }),
  /** What was submitted, approved or rejected within days, the newest first. */
  getLoggedHoursHistory: call('POST', 'user/GetLoggedHoursHistory', {
    input: days,
    payload: entries,
    meta: { kind: 'read' },
  }),
  /** Delete logged hours that are not submitted. */
  deleteLoggedHours: call('DELETE', 'user/DeleteLoggedHours/{id}', {
    input: z.object({ id: pathNumber }),
    payload: z.boolean(),
  }),
  /** Logged hours by their number. */
  getTimeTrackerByID: call('GET', 'user/getTimeTrackerByID/{id}', {
    input: z.object({ id: pathNumber }),
    payload: timeEntry,
  }),
};

/** Logged hours as on the wire. */
export type WireTimeEntry = z.infer<typeof timeEntry>;
/** Hours of a team as on the wire. */
export type WireTeamEntry = z.infer<typeof teamEntry>;
/** Whether the employee is clocked in, as on the wire. */
export type WireAttendance = z.infer<typeof attendance>;
/** Days from and to as on the wire, both included. */
export type WireDays = z.infer<typeof days>;
