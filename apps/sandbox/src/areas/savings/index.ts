export { rulesHandler, rulesJob } from './follow-rules.ts';
export { isOpen as areSavingsOpen } from './is-open.ts';
export { arrivalHandler, arrivalJob } from './milestones.ts';
export { depositHandler } from './run.ts';
export { depositJob } from './schedule-next.ts';
export { savingsDeposits, savingsGoals } from './tables.ts';
