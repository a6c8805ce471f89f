import type { AccessSession, CardAccess } from '../access/index.ts';
import type { CurrentUser } from './current-user.ts';
import { pendingStep } from './post-login.ts';

/** Facts for the guard that the user's record doesn't contain. */
export interface SessionFacts {
  readonly isPinTriggered?: boolean | undefined;
  /** Undefined until the card area's start-up data has loaded. */
  readonly card?: CardAccess | undefined;
  readonly bankLinkPath?: string | null | undefined;
}

/** The guard's view of the person using the app; null is a visitor. */
export function accessSession(user: CurrentUser | null, facts: SessionFacts = {}): AccessSession {
  if (!user) return { isSignedIn: false, userType: null, bankLinkPath: facts.bankLinkPath };
  const step = pendingStep(user);
  return {
    ...facts,
    isSignedIn: true,
    userType: user.userType,
    isPinPending: step?.rule === 'pin',
    pendingPath: step?.path ?? null,
    // Tips modes start with Disable, which is 0 in the API.
    areTipsEnabled: (user.timelyTipsStatus ?? 0) > 0,
  };
}
