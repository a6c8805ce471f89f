export const title = 'money/earnings:titles.hours';
export const back = 'previous';

export { HoursScreen as Screen } from './hours-screen.tsx';
