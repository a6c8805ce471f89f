export const title = 'money/move:titles.move';
export const back = 'previous';

export { MoveScreen as Screen } from './move-screen.tsx';
