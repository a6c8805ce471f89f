export { SpeedScreen as Screen } from './speed-screen.tsx';
export { takeUpUnfinished as load } from './use-transfer-controller.ts';
