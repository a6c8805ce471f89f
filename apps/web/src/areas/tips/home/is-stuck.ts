import type { Tips } from '@dayfare/api/tips/queries';

/** Whether the last payout came back. */
export const hasFailed = ({ steps }: Tips): boolean =>
  steps.some(({ step }) => step === 'DisbursementFailed');

/** Whether nothing can be paid out until another account is chosen. */
export const isStuck = (tips: Tips): boolean => hasFailed(tips) || tips.account === null;
