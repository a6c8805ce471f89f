export const title = 'money/visa-plus:titles.page';
export const back = 'previous';

export { VisaPlusScreen as Screen } from './visa-plus-screen.tsx';
