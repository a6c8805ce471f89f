import * as z from 'zod/mini';
import {
  call,
  keyOutcome,
  transferKey,
  type WireKeyOutcome,
  wireAddress,
  wireAmount,
  wireDate,
  wireId,
  wireNumber,
} from '../wire/index.ts';
import { card, whichCard } from './card.ts';

const replaceInput = z.object({
  ...whichCard,
  /** Lost, Damaged or Stolen. */
  reason: wireNumber,
  address: wireAddress,
  /** What was shown that it costs. */
  fee: wireAmount,
});

/** A card that has been ordered in place of another. */
const replacement = z.object({
  cardID: wireId,
  last4: z.string(),
  fee: wireAmount,
  currency: z.string(),
  balanceAfter: wireAmount,
  arrivesOn: wireDate,
});

/** What can be done about a card. All of it is ours. */
export const servicesContract = {
  /** Activate a card with what stands on it. */
  activateCard: call('POST', 'card/ActivateCard', {
    input: z.object({
      ...whichCard,
      last4: z.string().check(z.regex(/^\d{4}$/)),
      /** The month as it stands on the card, `2029-04`. */
      expiry: z.string().check(z.regex(/^\d{4}-\d{2}$/)),
    }),
    payload: card,
    meta: { ours: true },
  }),
  /** Set the PIN of a card. */
  setCardPIN: call('POST', 'card/SetCardPIN', {
    input: z.object({ ...whichCard, pin: z.string().check(z.regex(/^\d{4}$/)) }),
    payload: card,
    meta: { ours: true },
  }),
  /** Replace a card: the old one is dead at once, and a new one is sent. Once for each idempotency key. */
  replaceCard: call('POST', 'card/ReplaceCard', {
    input: replaceInput,
    payload: replacement,
    meta: { idempotent: true, ours: true },
  }),
  /** What became of replacing a card, and nothing more of it. Replaces nothing. */
  closeReplaceKey: call('POST', 'card/CloseReplaceKey', {
    input: transferKey,
    payload: keyOutcome(replacement),
    meta: { kind: 'read', ours: true },
  }),
  /** Close a card that nothing is left on. Repeating it changes nothing. */
  closeCard: call('POST', 'card/CloseCard', {
    input: z.object(whichCard),
    payload: card,
    meta: { ours: true },
  }),
  /** Make a card ready for a wallet of the phone. Each payload is good for one phone. */
  provisionCard: call('POST', 'card/ProvisionCard', {
    input: z.object({
      ...whichCard,
      /** Google, Apple or Samsung. */
      wallet: wireNumber,
      /** What the wallet has given: certificates and a nonce, or ids. Empty where the wallet gives none. */
      certificates: z.array(z.string().check(z.maxLength(8_000))).check(z.maxLength(5)),
      nonce: z.string().check(z.maxLength(400)),
      nonceSignature: z.string().check(z.maxLength(400)),
      walletId: z.string().check(z.maxLength(200)),
      deviceId: z.string().check(z.maxLength(200)),
    }),
    payload: z.object({
      /** For the wallet alone. */
      payload: z.string(),
    }),
    meta: { ours: true },
  }),
  /** Open the frame that shows a card’s number, expiration date and code, for the page of an origin. */
  getCardDetailFrame: call('POST', 'card/GetCardDetailFrame', {
    input: z.object({ ...whichCard, origin: z.url().check(z.maxLength(300)) }),
    payload: z.object({
      /** Good once, within a minute. */
      frameUrl: z.string(),
    }),
    meta: { ours: true },
  }),
};

/** A replacement as on the wire. */
export type WireReplacement = z.infer<typeof replacement>;
/** What a key stands for, as on the wire. */
export type WireReplaceOutcome = WireKeyOutcome<WireReplacement>;
