import * as z from 'zod/mini';
import { wireId, wireNumber } from './scalars.ts';

/** A PIN that is on its way. */
export const sentPin = z.object({
  sentPinIDString: z.string(),
  sentPinID: wireId,
  /** Where it went, masked: `•••• 0101`. */
  sentPinDisplayText: z.string(),
  sentPinToEmail: z.boolean(),
  /** How often it may be asked for again. */
  resendsLeft: wireNumber,
});
