import type { CallNotes } from '../wire/index.ts';
import type { bankLinkContract } from './bank-link-contract.ts';

export const notes = {
  getPlaidLinkToken: 'Begin to link an account at its bank',
  getBankLinkOutcome: 'What came of linking an account at its bank',
  updatePlaidAccountDetail: 'Ask the bank of a linked account what has changed',
} as const satisfies CallNotes<typeof bankLinkContract>;
