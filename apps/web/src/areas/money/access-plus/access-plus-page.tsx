export const title = 'money/access-plus:titles.page';
export const back = 'previous';

export { AccessPlusScreen as Screen } from './access-plus-screen.tsx';
