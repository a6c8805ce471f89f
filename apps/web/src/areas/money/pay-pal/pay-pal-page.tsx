export const title = 'money/pay-pal:titles.page';
export const back = 'previous';

export { PayPalScreen as Screen } from './pay-pal-screen.tsx';
