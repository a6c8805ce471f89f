import { isApiError } from '@dayfare/api/transport';

/** Why the server did not let someone in, as far as that person can do something about it. */
export type LoginFailure =
  | { readonly kind: 'wrong' | 'deactivated' | 'offline' | 'down' | 'clock' }
  | {
      readonly kind: 'blocked';
      /** Milliseconds since 1970. */
      readonly until: number;
    }
  | {
      readonly kind: 'refused';
      /** The server's own words. */
      readonly message: string;
    };

/** How long the server refuses after too many tries, ms; it does not say how much of that is left. */
export const blockMs = 5 * 60_000;

const failureByCode: Readonly<Record<string, 'wrong' | 'deactivated' | 'clock'>> = {
  InvalidPassword: 'wrong',
  UserNotExist: 'wrong',
  UserDeactivated: 'deactivated',
  ClockSkew: 'clock',
};

/** What a failed sign-in means. Anything that is not a refusal is our side's trouble, or the network's. */
export function loginFailure(error: unknown, now: number, isOnline: boolean): LoginFailure {
  // Also a part of the app itself may be missing: it is fetched when someone begins to type.
  if (!isApiError(error)) return { kind: isOnline ? 'down' : 'offline' };
  if (error.kind === 'offline' || (error.kind === 'network' && !isOnline)) return { kind: 'offline' };
  const known = failureByCode[error.code ?? ''];
  if (known) return { kind: known };
  if (error.level === 'LimitExceeded') return { kind: 'blocked', until: now + blockMs };
  const isRefusal = error.kind === 'http' && (error.httpStatus ?? 500) < 500;
  return isRefusal ? { kind: 'refused', message: error.message } : { kind: 'down' };
}
