import { type NameOf, numbered } from '../enumeration/index.ts';

/** States of logged hours. The documents list labels without numbers, and none for hours that wait for a decision: `Submitted` is ours. */
export const timeStatus = numbered({
  InProgress: 1,
  NotSubmitted: 2,
  Submitted: 3,
  Approved: 4,
  Rejected: 5,
});
export type TimeStatus = NameOf<typeof timeStatus>;

/** Whether logged hours can be changed, deleted or submitted. What was rejected can be put right and submitted again. */
export function isOpenForChange(status: TimeStatus): boolean {
  return status === 'NotSubmitted' || status === 'Rejected';
}
