import { ridesContract } from '@dayfare/api/rides/contract';
import { implement } from '@orpc/server';
import { type ApiContext, requireSession } from '../session/index.ts';
import { closeTripKey, createTrip } from './book.ts';
import { cancelRide } from './cancel.ts';
import { emailReceipt } from './email-receipt.ts';
import { currentOf, estimatesOf, historyOf, receiptOf, rideOf, saveTrip } from './read.ts';
import { saveBirthDate } from './rider.ts';
import { startRun } from './runs.ts';
import { findPlaces } from './town.ts';

const calls = implement(ridesContract).$context<ApiContext>().use(requireSession);

/** Rides that are paid from pay. */
export const ridesHandlers = calls.router({
  getCurrentRideDetail: calls.getCurrentRideDetail.handler(({ context }) => currentOf(context)),
  findRidePlaces: calls.findRidePlaces.handler(({ input }) => ({ places: findPlaces(input.text) })),
  getUberRunID: calls.getUberRunID.handler(async ({ context, input }) => ({
    run_id: await startRun(context, input.endpoints),
  })),
  uberProductsEstimates: calls.uberProductsEstimates.handler(({ context, input }) =>
    estimatesOf(context, input.runID),
  ),
  createTrip: calls.createTrip.handler(({ context, input }) => createTrip(context, input)),
  closeTripKey: calls.closeTripKey.handler(({ context, input }) =>
    closeTripKey(context, input.idempotencyKey),
  ),
  saveTrip: calls.saveTrip.handler(({ context, input }) => saveTrip(context, input.requestID, input.isSaved)),
  getUberTripDetailById: calls.getUberTripDetailById.handler(({ context, input }) =>
    rideOf(context, input.requestID),
  ),
  getRideHistory: calls.getRideHistory.handler(({ context }) => historyOf(context)),
  cancelUberTrip: calls.cancelUberTrip.handler(({ context, input }) =>
    cancelRide(context, input.tripRequestID),
  ),
  getUberTripReceipt: calls.getUberTripReceipt.handler(({ context, input }) =>
    receiptOf(context, input.requestID),
  ),
  emailRideReceipt: calls.emailRideReceipt.handler(({ context, input }) =>
    emailReceipt(context, input.requestID),
  ),
  saveUberDateOfBirth: calls.saveUberDateOfBirth.handler(({ context, input }) =>
    saveBirthDate(context, input.dateOfBirth),
  ),
});
