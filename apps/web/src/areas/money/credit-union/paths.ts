/** Where the account number is entered. */
export const numberPath = '/ewa/mypaynow';

/** Where it is said that the account is set up. */
export const successPath = '/ewa/ecsfcu';

/** Where the agreements follow. */
export const addedPath = '/home/verify-pin';

/** Why the credit union refused an account. */
export type FailedReason = 'notFound' | 'membership';

/** Returns the path of the page that says why. */
export const failedPath = (reason: FailedReason): string =>
  reason === 'membership' ? '/ewa/ecsfcu-failed?reason=membership' : '/ewa/ecsfcu-failed';
