export {
  type ContractType,
  contractType,
  hasEsignCheckbox,
  privacyStatementContracts,
  termsContracts,
} from './contract-type.ts';
export { type PolicyType, policyType } from './policy-type.ts';
export { type RegionalContract, type RegionalEquivalents, regionalContract } from './regional-contract.ts';
