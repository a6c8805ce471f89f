export { agreedInTheseWords, hasAccepted, hasAcceptedTerms, recordAcceptances } from './acceptances.ts';
export {
  contractsFor,
  documentsWith,
  termsDocuments,
  termsShown,
  transferContracts,
  transferContractType,
} from './documents.ts';
export type { Reader } from './wording.ts';
