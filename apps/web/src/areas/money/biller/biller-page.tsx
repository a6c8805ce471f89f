export const title = 'money/biller:titles.page';
export const back = 'previous';

export { BillerScreen as Screen } from './biller-screen.tsx';
