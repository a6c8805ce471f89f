export const title = 'money:titles.review';
export const back = 'previous';

export { ReviewScreen as Screen } from './review-screen.tsx';
export { takeUpUnfinished as load } from './use-transfer-controller.ts';
