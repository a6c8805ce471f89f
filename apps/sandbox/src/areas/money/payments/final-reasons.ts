import { achReturns } from '@dayfare/domain/money';

/** Whether nothing can be sent to an account any more after money came back for a reason. */
export const isFinal = (reason: string | null): boolean =>
  reason === 'BillerAccountUnknown' ||
  Object.values(achReturns).some((one) => one.isFinal && one.reason === reason);
