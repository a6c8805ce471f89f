export const title = 'money/credit-union:titles.number';
export const back = 'previous';

export { NumberScreen as Screen } from './number-screen.tsx';
