/** Why a sign-in at an employer's page did not end signed in here. */
const ssoFailures = ['cancelled', 'unknown', 'unavailable', 'expired'] as const;
export type SsoFailure = (typeof ssoFailures)[number];

/** Reads the reason in an address; null for anything else. */
export function ssoFailure(text: string | null | undefined): SsoFailure | null {
  return ssoFailures.find((failure) => failure === text) ?? null;
}
