import type { CallNotes } from '../wire/index.ts';
import type { instrumentMoneyContract } from './instrument-money-contract.ts';

export const notes = {
  getInstrumentBalance: 'What is in an account or card',
  getInstrumentSourceList: 'Where money for an account or card can come from',
  transferMoneyBetweenInstruments: 'Move money between accounts and cards',
  closeMoveKey: 'What became of moving money, and nothing more of it',
  saveVisaPlusInstrument: 'Add an account by its Visa+ payname',
} as const satisfies CallNotes<typeof instrumentMoneyContract>;
