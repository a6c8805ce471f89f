export const title = 'money/credit-union:titles.failed';
export const back = 'dashboard';

export { FailedScreen as Screen } from './failed-screen.tsx';
