export { type ContractReader, contractNumber } from './contract-number.ts';
export {
  type ContractType,
  contractType,
  hasEsignCheckbox,
  privacyStatementContracts,
  termsContracts,
} from './contract-type.ts';
export { offeredContracts } from './offered-contracts.ts';
export { type PolicyType, policyType } from './policy-type.ts';
export type { RegionalContract, RegionalEquivalents } from './regional-contract.ts';
export { type StateContracts, stateContracts } from './state-contracts.ts';
