import { type IsoDate, isoDate } from '@dayfare/domain/money';
import type { Position } from '@dayfare/domain/startup';
import { timeIntegration, timeStatus } from '@dayfare/domain/time';
import { mutationOptions, type QueryClient } from '@tanstack/react-query';
import type { ApiClient, ApiError } from '../transport/index.ts';
import { type Entity, instantFromWire, known, maybe } from '../wire/index.ts';
import { entityQuery, writeDefaults } from '../wire/query-defaults.ts';
import { timeContract, type WireAttendance, type WireTeamEntry, type WireTimeEntry } from './contract.ts';

/** Query key of everything about logged hours. */
const timeKey = ['time'] as const;

/** Logged hours. */
export type TimeEntry = Entity<typeof entryFromWire>;

/** Throws RangeError for what the domain doesn't know. */
function entryFromWire(wire: WireTimeEntry) {
  const { timeTrackerID: id, minutes, isDoubtful, timeZone, reason } = wire;
  return {
    ...{ id, minutes, isDoubtful, timeZone, reason },
    day: isoDate(wire.date),
    startAt: instantFromWire(wire.startAt),
    endAt: maybe(instantFromWire, wire.endAt),
    status: known(timeStatus, wire.status),
  };
}

/** Whether the employee is clocked in, and since when. */
export type Attendance = Entity<typeof attendanceFromWire>;

function attendanceFromWire(wire: WireAttendance) {
  const { timeZone, isClockOutPending, isPlaceWanted, toDecide } = wire;
  return {
    ...{ timeZone, isClockOutPending, isPlaceWanted, toDecide },
    clockOutAlone: maybe(instantFromWire, wire.clockOutAlone),
    serverTime: instantFromWire(wire.serverTime),
    current: maybe(entryFromWire, wire.current),
    // The documents say that there are dozens more than they list.
    integration: timeIntegration.fromWire(wire.integrationType) ?? 'None',
  };
}

/** Whether the employee is clocked in. */
export function attendanceQuery(api: ApiClient) {
  return entityQuery({
    queryKey: [...timeKey, 'attendance'],
    ask: ({ signal }) => api.client(timeContract).getCurrentAttendance(undefined, { signal }),
    read: attendanceFromWire,
    staleTime: 0,
  });
}

/** Logged hours that began within days, the newest first. */
export function hoursQuery(api: ApiClient, from: IsoDate, to: IsoDate) {
  return entityQuery({
    queryKey: [...timeKey, 'hours', from, to],
    ask: ({ signal }) =>
      api.client(timeContract).getLoggedHoursByUserID({ fromDate: from, toDate: to }, { signal }),
    read: ({ loggedHours }) => loggedHours.map(entryFromWire),
    staleTime: 0,
  });
}

/** Hours of someone in the team. */
export type TeamEntry = Entity<typeof teamEntryFromWire>;

const teamEntryFromWire = (wire: WireTeamEntry) => ({
  ...entryFromWire(wire),
  ...{ userId: wire.userID, name: wire.name },
});

/** Hours of the team that wait for this manager’s decision, the oldest first. */
export function teamHoursQuery(api: ApiClient) {
  return entityQuery({
    queryKey: [...timeKey, 'team'],
    ask: ({ signal }) => api.client(timeContract).getTeamHours(undefined, { signal }),
    read: ({ loggedHours }) => loggedHours.map(teamEntryFromWire),
    staleTime: 0,
  });
}

/** Logged hours by their number. */
export function timeEntryQuery(api: ApiClient, id: number) {
  return entityQuery({
    queryKey: [...timeKey, 'entry', id],
    ask: ({ signal }) => api.client(timeContract).getTimeTrackerByID({ id }, { signal }),
    read: entryFromWire,
    staleTime: 0,
  });
}

/** Clocking in or out, with its own id and the time when it was done. */
export interface Mark {
  readonly id: string;
  readonly kind: 'in' | 'out';
  /** `2026-10-16T16:00:00.000Z` */
  readonly occurredAt: string;
  /** Where the device was; null where that isn't known, undefined if it wasn't asked for. */
  readonly place?: Position | null | undefined;
}

/** Sends a mark; sent again, it still counts once. Rejects with ApiError. */
export async function sendMark(api: ApiClient, { id, kind, occurredAt, place }: Mark): Promise<Attendance> {
  const answer = await api.client(timeContract).markAttendance({
    ...{ markID: id, kind: kind === 'in' ? 1 : 2, occurredAt },
    ...(place !== undefined && { place }),
  });
  return attendanceFromWire(answer);
}

/** What a person does with their hours. Times of day are minutes after midnight. */
export type HoursChange =
  | {
      readonly do: 'log';
      /** Null: new ones. */
      readonly id: number | null;
      readonly day: string;
      readonly startMinute: number;
      readonly endMinute: number;
    }
  | { readonly do: 'submit' | 'delete'; readonly id: number }
  | {
      readonly do: 'decide';
      readonly ids: readonly number[];
      readonly status: 'Approved' | 'Rejected';
      /** Why they are rejected; null where they are approved. */
      readonly reason: string | null;
    }
  | { readonly do: 'end'; readonly id: number; readonly businessId: number; readonly endAt: string };

/** Logs, changes, submits, deletes or decides about hours, or says when a shift ended. Afterwards everything about hours is asked for again. */
export function hoursMutation(api: ApiClient) {
  return mutationOptions<unknown, ApiError, HoursChange>({
    ...writeDefaults,
    mutationKey: timeKey,
    mutationFn: (change) => {
      const calls = api.client(timeContract);
      switch (change.do) {
        case 'log': {
          const { id: timeTrackerID, day: date, startMinute, endMinute } = change;
          return calls.updateLoggedHours({ timeTrackerID, date, startMinute, endMinute });
        }
        case 'submit':
          return calls.setLoggedHoursStatus({
            ...{ timeTrackerIDs: [change.id], status: timeStatus.toWire('Submitted') },
          });
        case 'decide': {
          const { ids, status, reason } = change;
          return calls.setLoggedHoursStatus({
            ...{ timeTrackerIDs: [...ids], status: timeStatus.toWire(status), reason },
          });
        }
        case 'delete':
          return calls.deleteLoggedHours({ id: change.id });
        case 'end':
          return calls.endPendingClockOuts({
            ...{ id: change.businessId, clockOuts: [{ timeTrackerID: change.id, endAt: change.endAt }] },
          });
      }
    },
    onSettled: (_answer, _error, _change, _before, { client }) => refreshHours(client),
  });
}

/** Asks for everything about hours again. */
export const refreshHours = (client: QueryClient): Promise<void> =>
  client.invalidateQueries({ queryKey: timeKey });
