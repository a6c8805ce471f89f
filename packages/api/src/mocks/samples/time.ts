import type { WireAttendance, WireTeamEntry, WireTimeEntry } from '../../time/contract.ts';

const timeZone = 'America/New_York';

/** Eight hours on Thursday the 15th, not submitted. */
export function entry(overrides: Partial<WireTimeEntry> = {}): WireTimeEntry {
  return {
    ...{ timeTrackerID: 11, date: '2026-10-15', status: 2, isDoubtful: false, timeZone, reason: null },
    ...{ startAt: '2026-10-15T13:00:00Z', endAt: '2026-10-15T21:00:00Z', minutes: 480 },
    ...overrides,
  };
}

/** Why hours were rejected. */
export const rejected = 'The schedule says 8 AM to 4 PM.';

/** One of each state, the newest first. */
export const hours = (): WireTimeEntry[] => [
  entry(),
  entry({
    ...{ timeTrackerID: 10, date: '2026-10-14', status: 3, isDoubtful: true, minutes: 525 },
    ...{ startAt: '2026-10-14T13:00:00Z', endAt: '2026-10-14T21:45:00Z' },
  }),
  entry({
    ...{ timeTrackerID: 9, date: '2026-10-13', status: 4 },
    ...{ startAt: '2026-10-13T13:00:00Z', endAt: '2026-10-13T21:00:00Z' },
  }),
  entry({
    ...{ timeTrackerID: 8, date: '2026-10-12', status: 5, minutes: 900, reason: rejected },
    ...{ startAt: '2026-10-12T08:00:00Z', endAt: '2026-10-12T23:00:00Z' },
  }),
];

/** Hours of two people that wait for their manager, the oldest first. */
export const teamHours = (): WireTeamEntry[] => [
  {
    ...entry({ timeTrackerID: 21, date: '2026-10-13', status: 3 }),
    ...{ startAt: '2026-10-13T13:00:00Z', endAt: '2026-10-13T21:00:00Z' },
    ...{ userID: 1001, name: 'Maya Torres' },
  },
  {
    ...entry({ timeTrackerID: 22, date: '2026-10-14', status: 3, isDoubtful: true, minutes: 525 }),
    ...{ startAt: '2026-10-14T13:00:00Z', endAt: '2026-10-14T21:45:00Z' },
    ...{ userID: 1001, name: 'Maya Torres' },
  },
  {
    ...entry({ timeTrackerID: 23, status: 3 }),
    ...{ userID: 1002, name: 'Theo Brandt' },
  },
];

/** Friday at noon, not clocked in. */
export function attendance(overrides: Partial<WireAttendance> = {}): WireAttendance {
  return {
    ...{ serverTime: '2026-10-16T16:00:00Z', timeZone, current: null },
    ...{ isClockOutPending: false, integrationType: 0, isPlaceWanted: false },
    ...{ clockOutAlone: null, toDecide: null },
    ...overrides,
  };
}

/** Clocked in at eight. */
export const clockedIn = (overrides: Partial<WireAttendance> = {}) =>
  attendance({
    current: entry({
      ...{ timeTrackerID: 12, date: '2026-10-16', startAt: '2026-10-16T12:00:00Z' },
      ...{ endAt: null, minutes: null, status: 1 },
    }),
    ...overrides,
  });
