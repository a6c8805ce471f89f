export { ReviewScreen as Screen } from './review-screen.tsx';
export { takeUpUnfinished as load } from './use-transfer-controller.ts';
