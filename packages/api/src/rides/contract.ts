import * as z from 'zod/mini';
import {
  call,
  keyOutcome,
  transferKey,
  type WireKeyOutcome,
  wireAmount,
  wireDate,
  wireId,
  wireIds,
  wireInstant,
  wireName,
  wireNumber,
} from '../wire/index.ts';

const ridePlace = z.object({ placeID: wireId, name: z.string(), address: z.string() });

const driver = z.object({
  name: z.string(),
  car: z.string(),
  plate: z.string(),
  /** A number of the ride service's that connects the two without showing either theirs; null once it is closed, a day after the ride. Ours. */
  line: z.nullable(z.string()),
});

/** In degrees. */
const point = z.object({
  latitude: z.number().check(z.gte(-90), z.lte(90)),
  longitude: z.number().check(z.gte(-180), z.lte(180)),
});

const ride = z.object({
  rideStatus: wireNumber,
  runId: z.string(),
  requestID: z.string(),
  /** The transfer that holds the money, and then the one that pays; null where nothing was paid. */
  userTransactionId: z.nullable(z.string()),
  /** Kind of car. */
  rideSubType: wireNumber,
  source: ridePlace,
  destination: ridePlace,
  currency: z.string(),
  estimate: wireAmount,
  held: wireAmount,
  /** What it cost in the end; null while that isn’t known. */
  fare: z.nullable(wireAmount),
  /** What cancelling costs now; null when it can’t be cancelled. */
  cancelFee: z.nullable(wireAmount),
  /** Until the driver is there, or the ride ends; null when neither is to come. */
  minutesLeft: z.nullable(wireNumber),
  driver: z.nullable(driver),
  /** The way on a map, and where the car is; null while there is none. Ours. */
  map: z.object({ source: point, destination: point, car: z.nullable(point) }),
  /** Whether its places are kept to go there again. */
  isSaved: z.boolean(),
  createdAt: wireInstant,
});

const product = z.object({
  productID: wireNumber,
  seats: wireNumber,
  estimate: wireAmount,
  /** What is held until the fare is known: the estimate and the buffer. */
  held: wireAmount,
  pickupMinutes: wireNumber,
  rideMinutes: wireNumber,
});

const trip = z.object({
  request_id: z.string(),
  held: wireAmount,
  currency: z.string(),
});

const requestInput = z.object({ requestID: wireName });

/** Rides that are paid from pay. `ride` is the prefix of the ride service; payloads are ours where the documents show none. */
export const ridesContract = {
  /** The ride that is in progress or has just ended without a receipt, if one is, and what is needed before booking. */
  getCurrentRideDetail: call('GET', 'ride/GetCurrentRideDetail', {
    payload: z.object({
      ride: z.nullable(ride),
      currency: z.string(),
      isDateOfBirthNeeded: z.boolean(),
      /** In years. */
      minimumAge: wireNumber,
    }),
  }),
  /** Places by part of their name or address, for one end of a ride. */
  findRidePlaces: call('POST', 'ride/FindRidePlaces', {
    input: z.object({ endpoint: wireNumber, text: wireName }),
    payload: z.object({ places: z.array(ridePlace) }),
    meta: { kind: 'read', ours: true },
  }),
  /** A number for a way from one place to another, under which it is estimated and booked. */
  getUberRunID: call('POST', 'ride/GetUberRunID', {
    input: z.object({
      endpoints: z.array(z.object({ endpoint: wireNumber, placeID: wireId })).check(z.maxLength(10)),
    }),
    payload: z.object({ run_id: z.string() }),
  }),
  /** The cars for a way with estimates, and what can be spent. */
  uberProductsEstimates: call('POST', 'ride/UberProductsEstimates', {
    input: z.object({ runID: wireName }),
    payload: z.object({
      source: ridePlace,
      destination: ridePlace,
      currency: z.string(),
      /** What can be taken of pay now. */
      available: wireAmount,
      /** What is held on top of an estimate, in percent of it. */
      bufferPercent: wireNumber,
      products: z.array(product),
      contractType: wireNumber,
      contractIds: z.array(wireId),
    }),
    meta: { kind: 'read' },
  }),
  /** Book a ride, once for each `Idempotency-Key`: what may be needed is held of pay. */
  createTrip: call('POST', 'ride/CreateTrip', {
    input: z.object({
      runID: wireName,
      productID: wireNumber,
      /** The estimate that was shown. */
      estimate: wireAmount,
      contractsAccepted: wireIds,
    }),
    payload: trip,
    meta: { idempotent: true },
  }),
  /** What became of a booking. Sees to it that nothing is booked any more under a key, and says what it stands for. */
  closeTripKey: call('POST', 'ride/CloseTripKey', {
    input: transferKey,
    payload: keyOutcome(trip),
    meta: { kind: 'read', ours: true },
  }),
  /** Keep the places of a ride to go there again, or forget them. */
  saveTrip: call('POST', 'ride/SaveTrip', {
    input: z.object({ requestID: wireName, isSaved: z.boolean() }),
    payload: ride,
  }),
  /** One ride. */
  getUberTripDetailById: call('POST', 'ride/GetUberTripDetailById', {
    input: requestInput,
    payload: ride,
    meta: { kind: 'read' },
  }),
  /** The rides of a person, the newest fifty first. */
  getRideHistory: call('POST', 'ride/GetRideHistory', {
    payload: z.object({ rides: z.array(ride) }),
    meta: { kind: 'read' },
  }),
  /** Cancel a ride. Repeating it changes nothing. */
  cancelUberTrip: call('GET', 'ride/CancelUberTrip', {
    input: z.object({ tripRequestID: wireName }),
    payload: ride,
    meta: { kind: 'write' },
  }),
  /** The receipt of a ride. Once it was seen, the ride is no longer the current one. */
  getUberTripReceipt: call('POST', 'ride/GetUberTripReceipt', {
    input: requestInput,
    payload: z.object({ ride, paid: wireAmount, returned: wireAmount, endedAt: wireInstant }),
  }),
  /** E-mail the receipt of a ride to its person, three times a day at most. */
  emailRideReceipt: call('POST', 'ride/EmailRideReceipt', {
    input: requestInput,
    payload: z.boolean(),
    meta: { ours: true },
  }),
  /** Save a rider's birthday. */
  saveUberDateOfBirth: call('POST', 'user/SaveUberDateOfBirth', {
    input: z.object({ dateOfBirth: wireDate }),
    payload: z.boolean(),
  }),
};

/** A ride as on the wire. */
export type WireRide = z.infer<typeof ride>;
/** A place as on the wire. */
export type WireRidePlace = z.infer<typeof ridePlace>;
/** A kind of car with its estimate, as on the wire. */
export type WireRideProduct = z.infer<typeof product>;
/** A booking as on the wire. */
export type WireTrip = z.infer<typeof trip>;
/** What the key of a booking stands for, as on the wire. */
export type WireTripOutcome = WireKeyOutcome<WireTrip>;
