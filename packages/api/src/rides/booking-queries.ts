import { fromWire, type MinorUnits, type MoveAnswer, toWire } from '@dayfare/domain/money';
import type { ApiClient } from '../transport/index.ts';
import { currencyFromWire, type Entity, moveAnswerFromWire } from '../wire/index.ts';
import { ridesContract, type WireTrip } from './contract.ts';

/** A ride to book, in minor units. */
export interface RideBooking {
  readonly runId: string;
  readonly product: number;
  /** The estimate that was shown. */
  readonly estimate: MinorUnits;
  /** What is held until the fare is known. */
  readonly amount: MinorUnits;
  readonly contractsAccepted: readonly number[];
}

/** A ride that was booked. */
export type RideBooked = Entity<typeof bookedFromWire>;

const bookedFromWire = ({ request_id, held, currency }: WireTrip) => ({
  ...{ id: request_id, held: fromWire(held), currency: currencyFromWire(currency) },
});

/** Books a ride, once for each key. Rejects with ApiError. */
export async function bookRide(api: ApiClient, booking: RideBooking, key: string): Promise<RideBooked> {
  const { runId: runID, product: productID, estimate, contractsAccepted } = booking;
  return bookedFromWire(
    await api
      .client(ridesContract)
      .createTrip(
        { runID, productID, estimate: toWire(estimate), contractsAccepted: [...contractsAccepted] },
        { context: { idempotencyKey: key } },
      ),
  );
}

/** What became of a booking whose answer was lost. Nothing is booked under its key any more. Rejects with ApiError. */
export async function bookingOutcome(api: ApiClient, key: string): Promise<MoveAnswer<RideBooked>> {
  const answer = await api.client(ridesContract).closeTripKey({ idempotencyKey: key });
  return moveAnswerFromWire(answer, bookedFromWire);
}
