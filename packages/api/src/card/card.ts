import * as z from 'zod/mini';
import { wireAddress, wireAmount, wireDate, wireId, wireInstant, wireNumber } from '../wire/index.ts';

const moved = z.object({ amount: wireAmount, at: wireInstant });

/** What is known of a card that there is. Its number has only its last four digits here. */
const cardDetail = z.object({
  /** The card as an account: what moves money to and from it. */
  instrumentID: wireId,
  last4: z.string(),
  holder: z.string(),
  network: z.string(),
  /** Code of the artwork. */
  artCode: z.string(),
  /** Where it is sent. */
  address: wireAddress,
  currency: z.string(),
  balance: wireAmount,
  updatedAt: wireInstant,
  /** Null before the first. */
  lastLoad: z.nullable(moved),
  lastSpend: z.nullable(moved),
  /** The day on which the card was ordered; null for one that has been in use for long. */
  orderedOn: z.nullable(wireDate),
  /** What a replacement costs if this card is lost. */
  lostFee: wireAmount,
  /** The card before this one, whose place it took; empty if there is none. */
  replacedLast4: z.string(),
});

/** A person's card, or how far they are from having one. The documents name the first five fields; the others are ours. */
export const card = z.object({
  /** 0 while there is none. */
  id: wireId,
  isATMPINSet: z.boolean(),
  isCardActivated: z.boolean(),
  status: wireNumber,
  type: wireNumber,
  program: wireNumber,
  block: wireNumber,
  approval: wireNumber,
  application: wireNumber,
  /** Why an application was rejected, by a name; null if it was not. */
  rejection: z.nullable(z.string()),
  /** The last day on which an application under review is decided about; null where there is none. */
  decisionBy: z.nullable(wireDate),
  /** Null while there is no card. */
  detail: z.nullable(cardDetail),
});

/** Which card. */
export const whichCard = { cardID: wireId };

/** A card as on the wire. */
export type WireCard = z.infer<typeof card>;
/** What is known of a card, as on the wire. */
export type WireCardDetail = z.infer<typeof cardDetail>;
