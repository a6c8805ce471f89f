import { fromWire } from '@dayfare/domain/money';
import {
  isRideInProgress,
  isRideMoving,
  type RideEndpoint,
  rideEndpoint,
  rideReloadSeconds,
  rideStatus,
  rideSubType,
} from '@dayfare/domain/rides';
import { mutationOptions, type QueryClient } from '@tanstack/react-query';
import type { ApiClient, ApiError } from '../transport/index.ts';
import { currencyFromWire, type Entity, instantFromWire, known, maybe } from '../wire/index.ts';
import { entityQuery, minute, writeDefaults } from '../wire/query-defaults.ts';
import { ridesContract, type WireRide, type WireRidePlace } from './contract.ts';

/** Query key of everything about rides. */
const ridesKey = ['rides'] as const;

const placeFromWire = ({ placeID, name, address }: WireRidePlace) => ({ id: placeID, name, address });

/** A place that a ride begins or ends at. */
export type RidePlace = Entity<typeof placeFromWire>;

/** A ride. */
export type Ride = Entity<typeof rideFromWire>;

/** Throws RangeError for what the domain doesn't know. */
function rideFromWire(wire: WireRide) {
  return {
    id: wire.requestID,
    status: known(rideStatus, wire.rideStatus),
    car: known(rideSubType, wire.rideSubType),
    transactionId: wire.userTransactionId,
    ...{ source: placeFromWire(wire.source), destination: placeFromWire(wire.destination) },
    currency: currencyFromWire(wire.currency),
    ...{ estimate: fromWire(wire.estimate), held: fromWire(wire.held), fare: maybe(fromWire, wire.fare) },
    cancelFee: maybe(fromWire, wire.cancelFee),
    ...{ minutesLeft: wire.minutesLeft, driver: wire.driver, isSaved: wire.isSaved },
    map: wire.map,
    createdAt: instantFromWire(wire.createdAt),
  };
}

/** How much longer than usual it waits after an answer that failed. */
const backOff = 5;

/** How often the current ride is asked for again, in ms, by the last answer; false once it no longer changes by itself. */
export function reloadEvery(ride: Pick<WireRide, 'rideStatus'> | null, hasFailed: boolean): number | false {
  if (!ride || !isRideMoving(rideStatus.fromWire(ride.rideStatus) ?? 'None')) return false;
  return rideReloadSeconds * 1000 * (hasFailed ? backOff : 1);
}

/** The ride that is in progress, the one that has just ended instead, and what is needed before booking. It is asked for again while it moves and the page is seen. */
export function currentRideQuery(api: ApiClient) {
  return entityQuery({
    queryKey: [...ridesKey, 'current'],
    ask: ({ signal }) => api.client(ridesContract).getCurrentRideDetail(undefined, { signal }),
    read: ({ ride, currency, isDateOfBirthNeeded: isBirthDateNeeded, minimumAge }) => {
      const last = maybe(rideFromWire, ride);
      const isOn = last !== null && isRideInProgress(last.status);
      return {
        ...{ ride: isOn ? last : null, ended: isOn ? null : last },
        ...{ currency: currencyFromWire(currency), isBirthDateNeeded, minimumAge },
      };
    },
    staleTime: 0,
    refetchInterval: ({ state: { data, status } }) => reloadEvery(data?.ride ?? null, status === 'error'),
  });
}

/** One ride. */
export function rideQuery(api: ApiClient, id: string) {
  return entityQuery({
    queryKey: [...ridesKey, 'one', id],
    ask: ({ signal }) => api.client(ridesContract).getUberTripDetailById({ requestID: id }, { signal }),
    read: rideFromWire,
    staleTime: 0,
  });
}

/** The rides of a person, the newest first. */
export function rideHistoryQuery(api: ApiClient) {
  return entityQuery({
    queryKey: [...ridesKey, 'history'],
    ask: ({ signal }) => api.client(ridesContract).getRideHistory(undefined, { signal }),
    read: ({ rides }) => rides.map(rideFromWire),
    staleTime: 0,
  });
}

/** Places by part of their name or address, for one end of a ride. */
export function ridePlacesQuery(api: ApiClient, end: RideEndpoint, text: string) {
  return entityQuery({
    queryKey: [...ridesKey, 'places', end, text],
    ask: ({ signal }) =>
      api.client(ridesContract).findRidePlaces({ endpoint: rideEndpoint.toWire(end), text }, { signal }),
    read: ({ places }) => places.map(placeFromWire),
    staleTime: 5 * minute,
  });
}

/** The cars for a way, with what they cost and what can be spent. */
export function rideEstimatesQuery(api: ApiClient, runId: string) {
  return entityQuery({
    queryKey: [...ridesKey, 'estimates', runId],
    ask: ({ signal }) => api.client(ridesContract).uberProductsEstimates({ runID: runId }, { signal }),
    read: ({ source, destination, currency, available, products, ...rest }) => ({
      ...rest,
      ...{ source: placeFromWire(source), destination: placeFromWire(destination) },
      ...{ currency: currencyFromWire(currency), available: fromWire(available) },
      products: products.map(({ productID, seats, estimate, held, pickupMinutes, rideMinutes }) => ({
        ...{ car: known(rideSubType, productID), seats, pickupMinutes, rideMinutes },
        ...{ estimate: fromWire(estimate), held: fromWire(held) },
      })),
    }),
    staleTime: 0,
    meta: { isNeverStored: true },
  });
}

/** The receipt of a ride. Asking for it ends the ride for its person. */
export function rideReceiptQuery(api: ApiClient, id: string) {
  return entityQuery({
    queryKey: [...ridesKey, 'receipt', id],
    ask: () => api.client(ridesContract).getUberTripReceipt({ requestID: id }),
    read: ({ ride, paid, returned, endedAt }) => ({
      ride: rideFromWire(ride),
      ...{ paid: fromWire(paid), returned: fromWire(returned), endedAt: instantFromWire(endedAt) },
    }),
    staleTime: 0,
  });
}

/** Notes a way from one place to another; gives the number under which it is estimated. Rejects with ApiError. */
export async function startRun(
  api: ApiClient,
  ends: { readonly source: number; readonly destination: number },
): Promise<string> {
  const endpoints = [
    { endpoint: rideEndpoint.toWire('SOURCE'), placeID: ends.source },
    { endpoint: rideEndpoint.toWire('DESTINATION'), placeID: ends.destination },
  ];
  return (await api.client(ridesContract).getUberRunID({ endpoints })).run_id;
}

/** Saves the rider's date of birth, `1994-04-02`. Rejects with ApiError. */
export const saveRiderBirthDate = (api: ApiClient, dateOfBirth: string): Promise<boolean> =>
  api.client(ridesContract).saveUberDateOfBirth({ dateOfBirth });

/** What is done with a ride that was booked. */
export type RideAction = { readonly id: string } & (
  | { readonly do: 'cancel' }
  | { readonly do: 'save'; readonly isSaved: boolean }
);

/** Cancels a ride, or keeps its places. Both can be repeated; afterwards everything about rides is asked for again. */
export function rideActionMutation(api: ApiClient) {
  return mutationOptions<Ride, ApiError, RideAction>({
    ...writeDefaults,
    mutationKey: ridesKey,
    mutationFn: async (action) => {
      const calls = api.client(ridesContract);
      return rideFromWire(
        action.do === 'cancel'
          ? await calls.cancelUberTrip({ tripRequestID: action.id })
          : await calls.saveTrip({ requestID: action.id, isSaved: action.isSaved }),
      );
    },
    onSettled: (_answer, _error, _action, _before, { client }) => refreshRides(client),
  });
}

/** E-mails the receipt of a ride to its person. */
export function emailReceiptMutation(api: ApiClient, id: string) {
  return mutationOptions<boolean, ApiError, void>({
    ...writeDefaults,
    mutationKey: [...ridesKey, 'email', id],
    mutationFn: () => api.client(ridesContract).emailRideReceipt({ requestID: id }),
  });
}

/** Forgets what was the current ride, once it no longer is. */
export const forgetCurrentRide = (client: QueryClient): void =>
  client.removeQueries({ queryKey: [...ridesKey, 'current'] });

/** Refetches everything about rides. */
export const refreshRides = (client: QueryClient): Promise<void> =>
  client.invalidateQueries({ queryKey: ridesKey });
