import type { CallNotes } from '../wire/index.ts';
import type { destinationsContract } from './destinations-contract.ts';

export const notes = {
  openGiftCard: 'Make an Amazon gift card one of the places that money can be sent to',
  giftCode: 'The code of a gift card that has been issued',
  findBillers: 'Companies that bills can be paid to',
  addBiller: 'Make an account at a biller one of the places that money can be sent to',
} as const satisfies CallNotes<typeof destinationsContract>;
