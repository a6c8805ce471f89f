export const title = 'money/card:titles.again';
export const back = 'previous';

export { AgainScreen as Screen } from './again-screen.tsx';
