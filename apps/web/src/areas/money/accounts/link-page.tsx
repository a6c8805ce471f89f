export const title = 'money/accounts:titles.link';
export const back = 'previous';

export { LinkScreen as Screen } from './link-screen.tsx';
