import * as z from 'zod/mini';
import { wireId, wireInstant, wireNumber } from '../../wire/index.ts';

/** A verification by two small deposits. */
const pennyTest = z.object({
  /** PennyNotVerified, PennyVerified, Verified, PennyRejected, PennyVerificationFailed. */
  status: wireNumber,
  /** When the deposits are on the account. */
  arrivesAt: wireInstant,
  /** Until then the amounts can be entered. */
  expiresAt: wireInstant,
  /** Wrong amounts that can still be entered. */
  triesLeft: z.int(),
  /** How often the deposits can be sent again. */
  resendsLeft: z.int(),
});

/** An account or card that money can be sent to. Kinds and states are API numbers in the documents' order. */
export const instrument = z.object({
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
  /** Why it can't be used, where that needs something from its owner: NotVerified, Active, DepositFailed, MarkedAsDeleted, NeedVerification, … */
  verification: z.optional(wireNumber),
  /** Last four digits of the account or card number. */
  last4: z.string(),
  instantEligible: z.boolean(),
  /** PersonalChecking, PersonalSaving, BusinessChecking, BusinessSaving; bank accounts only. */
  bankAccountType: z.optional(wireNumber),
  /** Visa, Master, AmericanExpress, Discover, JCB, DinersClub; linked cards only. */
  cardBrand: z.optional(wireNumber),
  /** CardConnect, TabaPay; linked cards only. */
  cardProcessor: z.optional(wireNumber),
  /** Last month of a linked card, `2029-04`. */
  expirationDate: z.optional(z.string().check(z.regex(/^\d{4}-\d{2}$/))),
  /** Whether the program fee is paid with it; linked cards only. */
  isHybridModelCard: z.optional(z.boolean()),
  /** Accounts that were added by hand only. */
  pennyTest: z.optional(pennyTest),
});

/** Every place that the user can send money to. */
export const instruments = z.object({ instruments: z.array(instrument) });

/** An instrument as on the wire. */
export type WireInstrument = z.infer<typeof instrument>;

/** A verification by small deposits as on the wire. */
export type WirePennyTest = z.infer<typeof pennyTest>;

/** The list of instruments as on the wire. */
export type WireInstruments = z.infer<typeof instruments>;
