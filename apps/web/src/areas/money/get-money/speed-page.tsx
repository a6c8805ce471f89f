export const title = 'money:titles.speed';
export const back = 'previous';

export { SpeedScreen as Screen } from './speed-screen.tsx';
