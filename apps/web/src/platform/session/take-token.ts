import { isApiError } from '@dayfare/api/transport';
import { pendingStep } from '@dayfare/domain/session';
import { snackbarDurations } from '@dayfare/ui/snackbar';
import type { App } from '../app-context/app.ts';
import { failureOf, isInDoubt } from '../failures/failure.ts';
import { readLocal } from '../storage/local-values.ts';
import { domainUser } from './domain-user.ts';
import { fullName } from './full-name.ts';
import { continueAsPath, keepPendingToken, nameOfOwner, type TokenProblem } from './pending-token.ts';
import type { Session } from './session-store.ts';

type TokenParts = Pick<App, 'flow' | 'session' | 'connection' | 'local' | 'tab' | 'translator' | 'notices'>;

/** A link's token, and the path that the link leads to. */
interface TokenLink {
  readonly token: string;
  readonly path: string;
}

/** Codes with which the server refuses a token, or the account that it opens. Any other failure says nothing about them. */
const refusals: ReadonlySet<string> = new Set([
  'LinkExpired',
  'InvalidRequest',
  'Invalid_Token_Try_Again',
  'UserDeactivated',
  'InvalidPassword',
  'AttemptsExhausted',
]);

function problemOf(error: unknown, isOnline: boolean): TokenProblem | null {
  if (isApiError(error) && refusals.has(error.code ?? '')) return null;
  if (isInDoubt(error)) return 'doubt';
  return failureOf(error, isOnline).kind === 'offline' ? 'offline' : 'down';
}

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

/** Where a token leads that failed. One that the server did not refuse is kept for this tab, to be tried again. */
async function failedOnTheWayTo(
  app: TokenParts,
  { token, path }: TokenLink,
  error: unknown,
): Promise<string> {
  const problem = problemOf(error, app.connection.isOnline.get());
  if (!problem) return refusedOnTheWayTo(app, path);
  await keepPendingToken(app.tab, { token, name: null, problem, path });
  return continueAsPath;
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
 * Signs in with a one-time token, in place of the user who is signed in. Resolves with where to go instead of the link's path if that failed, otherwise null.
 */
export async function spendToken(app: TokenParts, link: TokenLink): Promise<string | null> {
  const before = app.session.current();
  try {
    const now = await app.flow.exchange(link.token);
    if (!now) return refusedOnTheWayTo(app, link.path);
    sayWhoIsHere(app, now, before);
    return null;
  } catch (error) {
    return failedOnTheWayTo(app, link, error);
  }
}

/**
 * Takes the one-time token of a link. Where this browser knows another user than the token's, the link may be one that a thief
 * has sent to have its reader use the thief's account: nothing changes until they have answered. Resolves with where to go instead, otherwise null.
 */
export async function takeToken(app: TokenParts, link: TokenLink): Promise<string | null> {
  const { flow, session, local, tab } = app;
  const knownId = session.current()?.user.userID ?? readLocal(local, 'lastUserID');
  if (knownId === null) return spendToken(app, link);
  try {
    const owner = await flow.ownerOfToken(link.token);
    if (owner.userID !== knownId && !owner.isFromHere) {
      await keepPendingToken(tab, { ...link, name: nameOfOwner(owner), problem: null });
      return continueAsPath;
    }
  } catch (error) {
    return failedOnTheWayTo(app, link, error);
  }
  return spendToken(app, link);
}
