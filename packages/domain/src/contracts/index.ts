export {
  type ContractType,
  contractType,
  hasEsignCheckbox,
  privacyStatementContracts,
  termsContracts,
} from './contract-type.ts';
export {
  hasAgreedToAll,
  leftEarly,
  type PagingAction,
  type PagingState,
  page,
  startPaging,
} from './paging.ts';
export { type PolicyType, policyType } from './policy-type.ts';
export { type RegionalContract, type RegionalEquivalents, regionalContract } from './regional-contract.ts';
