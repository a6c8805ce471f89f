export const title = 'money/cash:titles.cash';
export const back = 'previous';

export { CashScreen as Screen } from './cash-screen.tsx';
