export const title = 'money/credit-union:titles.added';
export const back = 'previous';

export { AddedScreen as Screen } from './added-screen.tsx';
