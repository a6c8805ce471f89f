export const title = 'money/own-limits:titles.page';
export const back = 'previous';

export { OwnLimitsScreen as Screen } from './own-limits-screen.tsx';
