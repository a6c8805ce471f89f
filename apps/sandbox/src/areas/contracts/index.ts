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
export { type Reader, wordingOf } from './wording.ts';
