export const title = 'money/link:titles.link';
export const back = 'previous';

export { LinkScreen as Screen } from './link-screen.tsx';
