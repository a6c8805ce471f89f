export const title = 'money/timely-access:titles.page';
export const back = 'previous';

export { TimelyAccessScreen as Screen } from './timely-access-screen.tsx';
