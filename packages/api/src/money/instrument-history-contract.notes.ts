import type { CallNotes } from '../wire/index.ts';
import type { instrumentHistoryContract } from './instrument-history-contract.ts';

export const notes = {
  getInstrumentTransactionHistory: 'What went to one account or card',
} as const satisfies CallNotes<typeof instrumentHistoryContract>;
