export const title = 'money/accounts:titles.bank';
export const back = 'previous';

export { BankScreen as Screen } from './bank-screen.tsx';
