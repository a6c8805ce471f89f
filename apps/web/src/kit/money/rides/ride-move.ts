import { refreshAfterMovement } from '@dayfare/api/money/queries';
import {
  bookingOutcome,
  bookRide,
  type RideBooked,
  type RideBooking,
} from '@dayfare/api/rides/booking-queries';
import { refreshRides } from '@dayfare/api/rides/queries';
import { pathTo } from '../../../platform/navigation/path-to.ts';
import { isWhole, jsonCodec, type MoveKind } from '../move/move-kind.ts';

/** A ride that is booked: what it may cost is held of pay. */
export const rideMove: MoveKind<RideBooking, RideBooked> = {
  kind: 'ride',
  codec: jsonCodec(
    ({ runId, product, estimate, amount, contractsAccepted: agreed }) =>
      typeof runId === 'string' &&
      Number.isSafeInteger(product) &&
      isWhole(estimate) &&
      isWhole(amount) &&
      Array.isArray(agreed) &&
      agreed.every(isWhole),
  ),
  perform: bookRide,
  outcome: bookingOutcome,
  refresh: async (client) => {
    await Promise.all([refreshRides(client), refreshAfterMovement(client)]);
  },
  amount: ({ amount }) => amount,
  path: () => pathTo('/uber'),
};
