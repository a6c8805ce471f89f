import type { CallNotes } from '../wire/index.ts';
import type { instrumentsContract } from './instruments-contract.ts';

export const notes = {
  getInstrumentsAlternate: 'Where money can be sent to: the other path, answers alike',
  getInstrument: 'One account or card',
  saveInstrument: 'Add an account, once for each idempotency key, or make one the default',
  deleteInstrument: 'Remove an account or card',
  getInstrumentTypes: 'The kinds of accounts and cards that can be added',
  getInstrumentsAndTypes: 'What is there, and what can be added',
  performUSBankPennyTest: 'Send the two small deposits again',
  verifyUSBankPennyTest: 'Verify an account by the amounts of its two small deposits',
  findBank: 'The name of the bank with a routing number',
} as const satisfies CallNotes<typeof instrumentsContract>;
