import { toCurrentUser } from '@dayfare/api/session/queries';
import type { CurrentUser } from '@dayfare/domain/session';
import type { Session } from './session-store.ts';

/** The signed-in user as the domain's rules read it. */
export function domainUser({ user, authToken }: Session): CurrentUser {
  return {
    // The keys that came with the secret are in the session; the rules have no use for it.
    ...toCurrentUser({ ...user, authToken, signingKey: '' }),
    // The server's answer names the employer that the session is for; 0 means that none is chosen yet.
    mustChooseBusiness: user.multipleBusinessesFound && user.businessId === 0,
  };
}
