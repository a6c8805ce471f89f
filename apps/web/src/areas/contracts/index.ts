export { Agreement, type AgreementText } from './agreement.tsx';
export { AgreementList } from './agreement-list.tsx';
export { RecordAgreements } from './record-agreements.tsx';
export { useContractText } from './use-contract-text.ts';
export type { GivenAgreement } from './use-contracts.ts';
export { useListOfContracts } from './use-list-of-contracts.ts';
export { usePolicyAgreed } from './use-policy-agreed.ts';
