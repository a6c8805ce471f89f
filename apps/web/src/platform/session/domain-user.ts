import { toCurrentUser } from '@dayfare/api/session/to-current-user';
import type { CurrentUser } from '@dayfare/domain/session';
import type { Session } from './session-store.ts';

/** Returns the signed-in user as the domain's rules expect it. */
export function domainUser({ user, authToken }: Session): CurrentUser {
  return {
    // The keys that came with the secret are in the session; the rules do not use it.
    ...toCurrentUser({ ...user, authToken, signingKey: '' }),
    // The response names the session's employer; 0 means none has been chosen.
    mustChooseBusiness: user.multipleBusinessesFound && user.businessId === 0,
  };
}
