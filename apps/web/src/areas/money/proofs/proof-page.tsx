export const title = 'money/proofs:titles.one';
export const back = 'previous';

export { ProofScreen as Screen } from './proof-screen.tsx';
