import { enumeration, type NameOf } from '../enumeration/index.ts';
import { type MinorUnits, minorUnits, zero } from '../money/index.ts';

/** How a ride stands. The documents list these without numbers. */
export const rideStatus = enumeration([
  'None',
  'Processing',
  'NoDriversAvailable',
  'Accepted',
  'Arriving',
  'InProgress',
  'DriverCanceled',
  'RiderCanceled',
  'Completed',
  'ReceiptReady',
]);
export type RideStatus = NameOf<typeof rideStatus>;

/** The two ends of a ride, as on the wire. */
export const rideEndpoint = enumeration(['SOURCE', 'DESTINATION']);
export type RideEndpoint = NameOf<typeof rideEndpoint>;

/** Kinds of cars. The documents name a sub-type of rides and no values. */
export const rideSubType = enumeration(['Shared', 'Standard', 'Large']);
export type RideSubType = NameOf<typeof rideSubType>;

const over: ReadonlySet<RideStatus> = new Set([
  ...(['None', 'NoDriversAvailable', 'DriverCanceled', 'RiderCanceled', 'Completed'] as const),
]);

/** Whether a ride is in progress. One whose receipt has not been seen is. */
export const isRideInProgress = (status: RideStatus): boolean => !over.has(status);

/** Whether a ride still changes by itself, so that it has to be asked for again. */
export const isRideMoving = (status: RideStatus): boolean =>
  isRideInProgress(status) && status !== 'ReceiptReady';

/** How often a ride is asked for again while it moves, in seconds. The documents give the number without a unit. */
export const rideReloadSeconds = 6;

/** How long after a driver accepted a ride is cancelled for free, in ms. */
export const freeCancelMs = 2 * 60_000;

/** What cancelling costs after that, in minor units: the driver is on the way. */
export const lateCancelFee = minorUnits(5_00);

/** What cancelling costs now; null once it can't be cancelled. */
export function cancelFee(
  status: RideStatus,
  { acceptedAt, now }: { readonly acceptedAt: number | null; readonly now: number },
): MinorUnits | null {
  if (status === 'Processing') return zero;
  if (status !== 'Accepted' && status !== 'Arriving') return null;
  return acceptedAt === null || now - acceptedAt <= freeCancelMs ? zero : lateCancelFee;
}

/** What is held of pay for a ride: the estimate and a buffer of so many percent of it, rounded up to a whole cent. */
export const holdFor = (estimate: MinorUnits, bufferPercent: number): MinorUnits =>
  minorUnits(Math.ceil((estimate * (100 + bufferPercent)) / 100));
