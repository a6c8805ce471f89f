export const title = 'money:titles.speed';
export const back = 'previous';

export { SpeedScreen as Screen } from './speed-screen.tsx';
export { takeUpUnfinished as load } from './use-transfer-controller.ts';
