export const title = 'money/proofs:titles.list';
export const back = 'previous';

export { ProofsScreen as Screen } from './proofs-screen.tsx';
