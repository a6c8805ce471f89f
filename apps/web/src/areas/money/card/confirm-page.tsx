export const title = 'money/card:titles.confirm';
export const back = 'previous';

export { ConfirmScreen as Screen } from './confirm-screen.tsx';
