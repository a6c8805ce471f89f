export const title = 'money:titles.detail';
export const back = 'previous';

export { DetailScreen as Screen } from './detail-screen.tsx';
