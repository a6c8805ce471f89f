export const title = 'money/accounts:titles.account';
export const back = 'previous';

export { AccountScreen as Screen } from './account-screen.tsx';
