export { noteBegun, noteEnrolled } from './enrolled.ts';
export { expiryHandler, expiryJob } from './expire.ts';
export { isProgrammeOpen } from './is-open.ts';
export { rewardHandler, rewardJob } from './reward.ts';
