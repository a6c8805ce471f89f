export { hasAcceptedTerms, recordAcceptances } from './acceptances.ts';
export { transferContracts, transferContractType } from './documents.ts';
