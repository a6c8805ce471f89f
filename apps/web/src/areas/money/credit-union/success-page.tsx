export const title = 'money/credit-union:titles.success';
export const back = 'previous';

export { SuccessScreen as Screen } from './success-screen.tsx';
