export const title = 'money:titles.receipt';
export const back = 'previous';

export { ReceiptScreen as Screen } from './receipt-screen.tsx';
