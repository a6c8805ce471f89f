import type { CallNotes } from '../wire/index.ts';
import type { contractsContract } from './contract.ts';

export const notes = {
  getContractByType: 'The documents of a type, in the order in which they are to be agreed to',
  getListOfContracts: 'Documents of several types, in the order asked for',
  getContractByReferenceRecordID: 'The documents that were agreed to with a transfer or another record',
  getAgreedContracts: 'What the user has agreed to: each wording with its version and dates',
  saveContract: 'Record that a document was agreed to',
} as const satisfies CallNotes<typeof contractsContract>;
