/** Why the credit union refused an account. */
export type FailedReason = 'notFound' | 'membership';

/** Returns the path of the page that says why. */
export const failedPath = (reason: FailedReason): string =>
  reason === 'membership' ? '/ewa/ecsfcu-failed?reason=membership' : '/ewa/ecsfcu-failed';
