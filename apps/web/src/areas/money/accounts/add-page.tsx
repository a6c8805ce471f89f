export const title = 'money/accounts:titles.add';
export const back = 'previous';

export { AddScreen as Screen } from './add-screen.tsx';
