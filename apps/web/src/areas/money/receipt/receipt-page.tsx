export const title = 'money:titles.receipt';
export const back = 'previous';

// The home is next: it shows what is left as soon as it opens, instead of what there was before.
export { askForHome as ask } from '../home/ask-for-home.ts';
export { ReceiptScreen as Screen } from './receipt-screen.tsx';
