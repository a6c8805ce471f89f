import * as z from 'zod/mini';
import { wireAddress, wireId } from '../../wire/index.ts';

/** What stands for a card's number: given by the card page, and useless elsewhere. */
const cardToken = z.string().check(z.minLength(8), z.maxLength(1000));

/** A card as its owner has typed it, without its number, its expiration date and its security code: the token stands for them. */
export const debitCardInput = z.object({
  cardToken,
  nameOnCard: z.string().check(z.minLength(1), z.maxLength(50)),
  /** Where its statements go. */
  billingAddress: wireAddress,
});

/** An origin such as `https://app.example`. */
const origin = z.url().check(z.maxLength(300));

/** Which page will hold the frame. */
export const cardFrameInput = z.object({ origin });

/** The frame where a card is typed. */
export const cardFrame = z.object({
  /** Good for one person and half an hour; null if there is none now. */
  frameUrl: z.nullable(z.string()),
});

/** Whose BIN is looked at. */
export const cardBinInput = z.object({ cardToken });

/** Which card. */
export const cardInput = z.object({ instrumentID: wireId });

/** Whose bank is asked to confirm a card. */
export const lookupInput = z.object({ instrumentID: wireId, origin });

/** What a card's bank says when it is asked. */
export const lookup = z.object({
  /** `frictionless`: it confirms at once; `challenge`: it wants to ask its customer; `refused`: it doesn't confirm. */
  outcome: z.enum(['frictionless', 'challenge', 'refused']),
  /** Names this lookup, for `UpdateInstantDebitCard3dsAccountID`. */
  accountID: z.string(),
  /** With a challenge: the bank's page, to be shown in a frame. */
  challengeUrl: z.nullable(z.string()),
});

/** Which lookup the bank has confirmed a card in. */
export const threeDSInput = z.object({
  instrumentID: wireId,
  accountID: z.string().check(z.minLength(8), z.maxLength(200)),
});

/** A card that is typed again. */
export const reVerifyInput = z.object({ instrumentID: wireId, cardToken });

/** What has come of typing a card again. */
export const reVerified = z.object({
  isVerified: z.boolean(),
  /** Why not: what was typed doesn't fit the card that is there, or its bank says no. */
  problem: z.nullable(z.enum(['CardExpiryMismatch', 'OtherCard', 'CardDeclined', 'CardTokenExpired'])),
});

/** A card to save, as on the wire. */
export type WireDebitCard = z.infer<typeof debitCardInput>;

/** What came of typing a card again, as on the wire. */
export type WireReVerified = z.infer<typeof reVerified>;

/** A lookup, as on the wire. */
export type WireLookup = z.infer<typeof lookup>;
