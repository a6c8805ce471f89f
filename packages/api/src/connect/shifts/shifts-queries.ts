import { type ShiftCancelReason, segmentKind, shiftCancelReason, shiftStatus } from '@dayfare/domain/connect';
import { mutationOptions } from '@tanstack/react-query';
import type { ApiClient, ApiError } from '../../transport/index.ts';
import { type Entity, instantFromWire, known } from '../../wire/index.ts';
import { entityQuery, writeDefaults } from '../../wire/query-defaults.ts';
import { shiftsContract, type WireShift, type WireShiftSegment } from './shifts-contract.ts';

const shiftsKey = ['connect', 'shifts'] as const;

/** A shift that people are wanted for. */
export type Shift = Entity<typeof shiftFromWire>;

function shiftFromWire(wire: WireShift) {
  const { shiftID: id, title, location, timeZone, openings, requestID } = wire;
  return {
    ...{ id, title, location, timeZone, openings, requestID },
    startAt: instantFromWire(wire.startAt),
    endAt: instantFromWire(wire.endAt),
    status: known(shiftStatus, wire.status),
  };
}

const segmentFromWire = ({ segmentType, startAt, endAt }: WireShiftSegment) => ({
  kind: known(segmentKind, segmentType),
  startAt: instantFromWire(startAt),
  endAt: instantFromWire(endAt),
});

/** Who asks for shifts, and where. */
export interface ShiftsOf {
  readonly userID: number;
  readonly organizationID: number;
}

/** The shifts of an organization that have not begun, the next first, and whether Kronos plans them. */
export function shiftsQuery(api: ApiClient, of: ShiftsOf) {
  return entityQuery({
    queryKey: [...shiftsKey, of.organizationID, of.userID],
    ask: ({ signal }) => api.client(shiftsContract).getOrganizationShiftList(of, { signal }),
    read: ({ shifts, isOrganizationKronosEnable }) => ({
      shifts: shifts.map(shiftFromWire),
      isKronos: isOrganizationKronosEnable,
    }),
    staleTime: 0,
  });
}

/** The parts of a shift, in order. */
export function shiftPartsQuery(api: ApiClient, { organizationID, shiftID }: ShiftPlace) {
  return entityQuery({
    queryKey: [...shiftsKey, 'parts', shiftID],
    ask: ({ signal }) =>
      api.client(shiftsContract).getKronosShiftSegments({ organizationID, shiftID }, { signal }),
    read: ({ segments }) => segments.map(segmentFromWire),
    staleTime: 0,
  });
}

interface ShiftPlace {
  readonly organizationID: number;
  readonly shiftID: number;
}

/** What a person does about a shift. */
export type ShiftAction =
  | { readonly do: 'request'; readonly shift: Shift }
  | {
      readonly do: 'cancel';
      readonly shift: Shift;
      readonly reason: ShiftCancelReason;
      readonly of: ShiftsOf;
      readonly isKronos: boolean;
    };

/** Requests a shift or cancels it. Repeating it changes nothing. Afterwards the shifts are asked for again. */
export function shiftMutation(api: ApiClient) {
  const calls = api.client(shiftsContract);
  return mutationOptions<unknown, ApiError, ShiftAction>({
    ...writeDefaults,
    mutationKey: shiftsKey,
    mutationFn: (action) => {
      const { shift } = action;
      if (action.do === 'request') return calls.requestShifts({ shiftIDs: [shift.id] });
      const { of, reason, isKronos } = action;
      return calls.removeShift({
        ...{ ...of, shiftID: shift.id, requestID: shift.requestID ?? 0, branchUserID: of.userID },
        ...{ isOrganizationKronosEnable: isKronos, reasonID: shiftCancelReason.toWire(reason) },
      });
    },
    onSettled: (_answer, _error, _action, _before, { client }) =>
      client.invalidateQueries({ queryKey: shiftsKey }),
  });
}
