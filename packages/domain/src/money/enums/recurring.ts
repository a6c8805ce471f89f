import { enumeration, type NameOf } from '../../enumeration/index.ts';

/** How often a recurring transfer is carried out. */
export const recurringFrequency = enumeration(['Daily', 'Weekly', 'Monthly']);
export type RecurringFrequency = NameOf<typeof recurringFrequency>;

/** What ends a recurring transfer: a day, a total reached, or a count. */
export const recurringEnd = enumeration(['Date', 'Amount', 'Occurrences']);
export type RecurringEnd = NameOf<typeof recurringEnd>;

/** Life of a recurring transaction. */
export const recurringStatus = enumeration(['None', 'Active', 'Paused', 'Deleted', 'Expired']);
export type RecurringStatus = NameOf<typeof recurringStatus>;

/** Life of a scheduled transaction. */
export const scheduledStatus = enumeration([
  'None',
  'Scheduled',
  'InProgress',
  'Success',
  'Failed',
  'Canceled',
]);
export type ScheduledStatus = NameOf<typeof scheduledStatus>;
