import { pendingStep } from '@dayfare/domain/session';
import { snackbarDurations } from '@dayfare/ui/snackbar';
import type { App } from '../app-context/app.ts';
import { readLocal } from '../storage/local-values.ts';
import { domainUser } from './domain-user.ts';
import { fullName } from './full-name.ts';
import { continueAsPath, keepPendingToken, nameOfOwner } from './pending-token.ts';
import type { Session } from './session-store.ts';

type TokenParts = Pick<App, 'flow' | 'session' | 'local' | 'tab' | 'translator' | 'notices'>;

/** Where a token that was not taken leads. A signed-in user stays so, and is told; signing in elsewhere leads to where they were going. */
function refusedOnTheWayTo({ session, translator, notices }: TokenParts, path: string): string {
  if (session.current()) {
    const message = translator.texts.get().of('app')('session.linkNotTaken');
    notices.say({ message, tone: 'warning', durationMs: snackbarDurations.component });
    return '/';
  }
  const isPageOfTheirs = !path.startsWith('/welcome');
  return `/welcome/auth-failed${isPageOfTheirs ? `?${new URLSearchParams({ redirectUrl: path })}` : ''}`;
}

/**
 * Says whose account a token opened, with the way out, and whose session it ended. Not before a required code has been entered: until then, nothing about
 * the account is shown.
 */
function sayWhoIsHere({ flow, translator, notices }: TokenParts, now: Session, before: Session | null): void {
  if (pendingStep(domainUser(now))?.rule === 'pin') return;
  const t = translator.texts.get().of('app');
  const isAnother = before !== null && before.user.userID !== now.user.userID;
  const words = [
    t('session.nowSignedIn', { name: fullName(now.user) }),
    isAnother && t('session.otherSignedOut', { name: fullName(before.user) }),
  ];
  notices.say({
    message: words.filter(Boolean).join(' '),
    tone: 'info',
    durationMs: snackbarDurations.component,
    action: { label: t('session.notYou'), onPress: () => void flow.signOut() },
  });
}

/**
 * Signs in with a one-time token, in place of the user who is signed in. Resolves with where to go instead of `path` if that failed, otherwise null.
 */
export async function spendToken(app: TokenParts, token: string, path: string): Promise<string | null> {
  const before = app.session.current();
  if (before) await app.flow.forget('choice');
  const now = await app.flow.exchange(token);
  if (!now) return refusedOnTheWayTo(app, path);
  sayWhoIsHere(app, now, before);
  return null;
}

/**
 * Takes the one-time token of a link that leads to `path`. Where this browser knows another user than the token's, the link may be one that a thief
 * has sent to have its reader use the thief's account: nothing changes until they have answered. Resolves with where to go instead, otherwise null.
 */
export async function takeToken(app: TokenParts, token: string, path: string): Promise<string | null> {
  const { flow, session, local, tab } = app;
  const knownId = session.current()?.user.userID ?? readLocal(local, 'lastUserID');
  if (knownId !== null) {
    const owner = await flow.ownerOfToken(token);
    if (!owner) return refusedOnTheWayTo(app, path);
    if (owner.userID !== knownId && !owner.isFromHere) {
      await keepPendingToken(tab, { token, name: nameOfOwner(owner), path });
      return continueAsPath;
    }
  }
  return spendToken(app, token, path);
}
