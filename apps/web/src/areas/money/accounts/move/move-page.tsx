export const title = 'money/accounts:titles.move';
export const back = 'previous';

export { MoveScreen as Screen } from './move-screen.tsx';
