export { Agreement, type AgreementText } from './agreement.tsx';
export { ContractText } from './contract-text.tsx';
export { useListOfContracts } from './use-list-of-contracts.ts';
