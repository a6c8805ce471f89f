import type { SessionKeys } from './signature/index.ts';

/** The part of the stored user that requests need. */
export interface AuthObject {
  readonly authToken: string;
  readonly userID: number;
  readonly userType: number;
  readonly businessId: number;
}

/** What the transport needs to know about the person and device when it sends a request. */
export interface SessionSnapshot {
  /** The stored user as it was read, unchecked; null without a session. */
  readonly auth: Partial<AuthObject> | null;
  /** Keys of the session; null before sign-in, when the application's keys are used. */
  readonly keys: SessionKeys | null;
  /** `Common`, `Paycor`, …; sent always. */
  readonly businessEnvironment: string;
  /** Stored language; the header is left out when there is none. */
  readonly locale?: string | undefined;
  readonly clientIp?: string | undefined;
  readonly latitude?: string | undefined;
  readonly longitude?: string | undefined;
  /** Flag from configuration. Default false. */
  readonly removeHtmlTags?: boolean | undefined;
  /** Value of the header `ak`: what tries are counted by, as the device's own name. Undefined while brute-force security is off. */
  readonly bruteForceKey?: string | undefined;
  /** Token of the chat service, for its calls only. */
  readonly connectToken?: string | undefined;
}

/** Whether a stored user can sign requests: a token and a user number above 0. */
export function isAuthObject(auth: Partial<AuthObject> | null): auth is AuthObject {
  return (
    typeof auth?.authToken === 'string' &&
    auth.authToken !== '' &&
    Number.isSafeInteger(auth.userID) &&
    Number(auth.userID) > 0 &&
    typeof auth.userType === 'number' &&
    typeof auth.businessId === 'number'
  );
}
