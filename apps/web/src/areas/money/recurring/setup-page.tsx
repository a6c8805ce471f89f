export const title = 'money/recurring:titles.setup';
export const back = 'previous';

export { SetupScreen as Screen } from './setup-screen.tsx';
