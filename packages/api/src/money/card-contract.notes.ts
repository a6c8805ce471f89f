import type { CallNotes } from '../wire/index.ts';
import type { cardContract } from './card-contract.ts';

export const notes = {
  getCardFrame: 'Open the frame where a card is typed',
  isUsBankCardBin: 'Whether a card is one of U.S. Bank’s',
  isProductCardBinMatched: 'Whether a card is the product’s own',
  getCardBillingAddress: 'The billing address of a card',
  get3DSLookup: 'Ask a card’s bank to confirm it',
  updateInstantDebitCard3dsAccountID: 'Make a card usable that its bank has confirmed',
  reVerifyFiservCard: 'Verify a card again that is typed again',
  changeHybridModelCard: 'Choose the card that the program fee is paid with',
} as const satisfies CallNotes<typeof cardContract>;
