export const title = 'money/recurring:titles.plan';
export const back = 'previous';

export { PlanScreen as Screen } from './plan-screen.tsx';
