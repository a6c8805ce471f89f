export const title = 'money/recurring:titles.list';
export const back = 'previous';

export { RecurringScreen as Screen } from './recurring-screen.tsx';
