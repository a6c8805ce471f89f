export const title = 'money/friends:titles.pay';
export const back = 'dashboard';

export { PayScreen as Screen } from './pay-screen.tsx';
