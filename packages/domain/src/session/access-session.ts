import type { AccessSession, CardAccess } from '../access/index.ts';
import type { CurrentUser } from './current-user.ts';
import { pendingStep } from './post-login.ts';

/** What the guard asks about that the user's own record doesn't say. */
export interface SessionFacts {
  readonly isPinTriggered?: boolean | undefined;
  /** Undefined until the card area's start-up data is here. */
  readonly card?: CardAccess | undefined;
  readonly bankLinkPath?: string | null | undefined;
}

/** Whoever uses the app, as the guard reads it; null is a visitor. */
export function accessSession(user: CurrentUser | null, facts: SessionFacts = {}): AccessSession {
  if (!user) return { isSignedIn: false, userType: null, bankLinkPath: facts.bankLinkPath };
  const step = pendingStep(user);
  return {
    ...facts,
    isSignedIn: true,
    userType: user.userType,
    isPinPending: step?.rule === 'pin',
    pendingPath: step?.path ?? null,
    // Tips modes begin with Disable, which is 0 on the wire.
    areTipsEnabled: (user.timelyTipsStatus ?? 0) > 0,
  };
}
