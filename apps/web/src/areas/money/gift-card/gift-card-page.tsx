export const title = 'money/gift-card:titles.gift';
export const back = 'previous';

export { GiftCardScreen as Screen } from './gift-card-screen.tsx';
