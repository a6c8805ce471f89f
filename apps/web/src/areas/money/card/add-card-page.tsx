export const title = 'money/card:titles.add';
export const back = 'previous';

export { AddCardScreen as Screen } from './add-card-screen.tsx';
