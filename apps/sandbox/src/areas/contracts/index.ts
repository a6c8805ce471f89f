export {
  acceptanceInserts,
  agreedInTheseWords,
  hasAccepted,
  hasAcceptedTerms,
  keepWordings,
  recordAcceptances,
} from './acceptances.ts';
export {
  contractsFor,
  documentsOf,
  documentsWith,
  termsDocuments,
  termsShown,
  transferContracts,
  transferContractType,
} from './documents.ts';
export { regionalContractTypes } from './regional.ts';
export { stateContractTypes } from './texts/states.ts';
export { type Reader, wordingOf } from './wording.ts';
