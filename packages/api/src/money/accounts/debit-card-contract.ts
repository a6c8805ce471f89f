import { productCard } from '@dayfare/domain/product';
import * as z from 'zod/mini';
import { call, pathNumber, wireAddress } from '../../wire/index.ts';
import {
  cardBinInput,
  cardFrame,
  cardFrameInput,
  cardInput,
  lookup,
  lookupInput,
  reVerified,
  reVerifyInput,
  threeDSInput,
} from './debit-card.ts';
import { instruments } from './instrument.ts';

/** The calls about debit cards. None takes a card's number: a token of the card page stands for it. Saving one is `saveInstrument`. */
export const debitCardContract = {
  /** Open the frame where a card is typed. */
  getCardFrame: call('POST', 'ewa/GetCardFrame', {
    input: cardFrameInput,
    payload: cardFrame,
    meta: { kind: 'read', ours: true },
  }),
  /** Whether a card is one of US Bank’s, which are reached by their account number only. */
  isUsBankCardBin: call('POST', 'ewa/IsUsBankCardBin', {
    input: cardBinInput,
    payload: z.boolean(),
    meta: { kind: 'read' },
  }),
  /** Whether a card is the product’s own. */
  isProductCardBinMatched: call('POST', `ewa/Is${productCard}BinMatched`, {
    input: cardBinInput,
    payload: z.boolean(),
    meta: { kind: 'read' },
  }),
  /** The billing address of a card. */
  getCardBillingAddress: call('GET', 'ewa/getCardBillingAddress/{id}', {
    input: z.object({ id: pathNumber }),
    payload: wireAddress,
  }),
  /** Ask a card’s bank to confirm it. */
  get3DSLookup: call('POST', 'ewa/Get3DSLookup', { input: lookupInput, payload: lookup }),
  /** Make a card usable that its bank has confirmed. Repeating it changes nothing. */
  updateInstantDebitCard3dsAccountID: call('POST', 'ewa/UpdateInstantDebitCard3dsAccountID', {
    input: threeDSInput,
    payload: instruments,
  }),
  /** Verify a card again that is typed again. */
  reVerifyFiservCard: call('POST', 'ewa/ReVerifyFiservCard', { input: reVerifyInput, payload: reVerified }),
  /** Choose the card that the program fee is paid with. Repeating it changes nothing. */
  changeHybridModelCard: call('POST', 'ewa/ChangeHybridModelCard', {
    input: cardInput,
    payload: instruments,
  }),
};

export type {
  WireDebitCard,
  WireLookup,
  WireReVerified,
} from './debit-card.ts';
