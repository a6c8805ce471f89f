import type { CallNotes } from '../wire/index.ts';
import type { instrumentChecksContract } from './instrument-checks-contract.ts';

export const notes = {
  getBankAccountDetails: 'A bank account, before money moves',
  verifyBankAccountDetails: 'Whether a bank account can take an amount',
  verifyInstrument: 'Begin to verify an account',
  verifyInstrumentForAddFundWithOutPlaid: 'Whether funds can be added from an account that isn’t linked',
} as const satisfies CallNotes<typeof instrumentChecksContract>;
