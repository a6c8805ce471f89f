export const title = 'money/accounts:titles.list';
export const back = 'previous';

export { AccountsScreen as Screen } from './accounts-screen.tsx';
