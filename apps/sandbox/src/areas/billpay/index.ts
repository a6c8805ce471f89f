export { openBillsUntil } from './ahead.ts';
export { billsDueCount } from './due-count.ts';
export { billPayHandler, billReminderHandler } from './run.ts';
export { billPayJob, billReminderJob } from './schedule.ts';
export { billDues, bills } from './tables.ts';
export { billTraceHandler, billTraceJob } from './trace.ts';
export { billsOfAccount } from './with-account.ts';
