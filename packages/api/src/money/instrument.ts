import * as z from 'zod/mini';
import { wireId, wireNumber } from '../wire/index.ts';

/** An account or card that money can be sent to. Kinds and states are API numbers in the documents' order. */
const instrument = z.object({
  id: wireId,
  displayText: z.string(),
  /** None, BankAccount, Card, CashPickup, Biller, Amazon, … */
  instrumentType: wireNumber,
  /** {product}Card, DebitCard, NonInstantCard, PlaidBank, ManualBank, … */
  instrumentSubType: wireNumber,
  isDefaultSelected: z.boolean(),
  imageName: z.string(),
  /** None, Pending, Active, InActive, Deleted, PendingAutomaticVerification, PendingManualVerification. */
  status: wireNumber,
  /** Last four digits of the account or card number. */
  last4: z.string(),
  instantEligible: z.boolean(),
  /** PersonalChecking, PersonalSaving, BusinessChecking, BusinessSaving; bank accounts only. */
  bankAccountType: z.optional(wireNumber),
});

/** Every place that the user can send money to. */
export const instruments = z.object({ instruments: z.array(instrument) });

/** An instrument as on the wire. */
export type WireInstrument = z.infer<typeof instrument>;

/** The list of instruments as on the wire. */
export type WireInstruments = z.infer<typeof instruments>;
