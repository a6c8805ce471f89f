import type { WireTokenOwner } from '@dayfare/api/session/business-contract';
import type { WireCurrentUser } from '@dayfare/api/session/contract';
import { keptKeys, type LoginFields, type LogoutCause } from '@dayfare/domain/session';
import { snackbarDurations } from '@dayfare/ui/snackbar';
import type { Cell } from '../state/cell.ts';
import type { SessionEndParts, WayOut } from './session-end.ts';
import type { Session } from './session-store.ts';

/** The sign-in page. */
const loginPath = '/welcome/login';

/** A session that ended in another tab this close to its timeout ended because of it, in ms. */
const timeIsUpWithinMs = 1_500;

/** Whether a page is one of those on which someone signs in: a refused token is their own affair. */
const isSigningIn = (path: string) => /^\/(?:welcome|sso)(?:[/?]|$)/.test(path);

/** Starting and ending a session. */
export interface SessionFlow {
  /** Prefetches what signing in needs, for when someone starts typing. */
  readonly warmUp: () => void;
  /**
   * Signs in and navigates as the eight rules say. Rejects with the ApiError of a refusal. A response that arrives after another attempt
   * is dropped.
   */
  readonly signIn: (fields: LoginFields, redirectUrl: string | null) => Promise<void>;
  /** Uses a session returned by the server, and navigates as the eight rules say. Does nothing if the person signs out meanwhile. */
  readonly adopt: (user: WireCurrentUser, redirectUrl: string | null) => Promise<void>;
  /**
   * Signs in with a partner's one-time token in place of the user who is signed in, and stays on the page. Resolves with the session; null if a
   * user has signed in or out meanwhile. Rejects with the ApiError of a refusal, or of an answer that did not come: nothing has changed here then.
   */
  readonly exchange: (token: string) => Promise<Session | null>;
  /** Whose account a partner's one-time token opens; it stays unspent. Rejects as `exchange` does. */
  readonly ownerOfToken: (token: string) => Promise<WireTokenOwner>;
  /** Signs out here and on the server, at the person's request. */
  readonly signOut: (way?: WayOut) => Promise<void>;
  /** Signs out on every device of the person. Rejects with the ApiError if the server could not be asked: nothing has ended then. */
  readonly signOutEverywhere: () => Promise<void>;
  /**
   * Ends the session here, in every tab and on the server, says why unless the person chose it, and navigates as planned by the domain.
   * Never rejects: the device is cleared in any case. Concurrent calls count as one.
   */
  readonly end: (cause: LogoutCause) => Promise<void>;
  /** The same without a message or navigation, for callers that continue themselves. */
  readonly forget: (cause: LogoutCause) => Promise<void>;
}

/** What the flow needs. */
export interface SessionFlowParts extends SessionEndParts {
  /** When the session expires, while its warning is shown. */
  readonly timeout: Cell<number | null>;
}

/** Creates a page's flow, and keeps it in sync with the browser's other tabs. */
export function createSessionFlow(parts: SessionFlowParts): SessionFlow {
  const { session, startup, navigation, notices, translator, timeout } = parts;
  const t = translator.texts.get().of('app');
  // Not before someone signs in or out: the first page must not wait for it.
  const entrance = () => import('./sign-in.ts');
  const exit = () => import('./session-end.ts');
  let ending: Promise<void> | undefined;
  let signIns = 0;
  /** Whose session last ended in this tab, so that no one else is led to where it was. */
  let lastUserId: number | undefined;
  const redirectUrlFor = (userId: number, asked: string | null) =>
    lastUserId === undefined || lastUserId === userId ? asked : null;

  const forgetHere = async () => {
    // Not even the sign-out code could be fetched. What is left is encrypted with keys that are deleted now.
    await session.end({ localStorageKeeps: keptKeys, sessionStorage: true });
  };
  const once = (work: () => Promise<void>) => {
    ending ??= work().finally(() => {
      ending = undefined;
    });
    return ending;
  };
  const leave = async (cause: LogoutCause, out?: WayOut) => {
    const way = await exit().catch(() => null);
    if (way) return way.endSession(parts, cause, out);
    await forgetHere();
    await navigation.go(loginPath, { replace: true });
  };
  const forget = async (cause: LogoutCause) => {
    const way = await exit().catch(() => null);
    await (way ? way.forgetSession(parts, cause) : forgetHere());
  };

  const warn = (message: string) =>
    notices.say({ message, tone: 'danger', durationMs: snackbarDurations.forcedLogout });

  const endElsewhere = () => {
    const endsAt = timeout.get();
    const isTimeUp = endsAt !== null && Date.now() >= endsAt - timeIsUpWithinMs;
    warn(t(isTimeUp ? 'session.timedOut' : 'session.endedElsewhere'));
    const here = navigation.here();
    const leadsBack = isTimeUp && !here.startsWith('/welcome');
    void navigation.go(leadsBack ? `${loginPath}?redirectUrl=${encodeURIComponent(here)}` : loginPath, {
      replace: true,
    });
  };

  session.subscribe(({ session: now, previous, from }) => {
    const isSamePerson = now?.user.userID === previous?.user.userID;
    if (previous && !now) lastUserId = previous.user.userID;
    // What the server said at the start belongs to one employer.
    if (!isSamePerson || now?.user.businessId !== previous?.user.businessId) startup.forget();
    if (from !== 'elsewhere') return;
    if (!now) endElsewhere();
    else if (!previous) {
      // Signed in in another tab: the guard continues from the login.
      void navigation.go(navigation.here(), { replace: true });
    } else if (!isSamePerson) {
      warn(t('session.changedElsewhere'));
      void navigation.go('/', { replace: true });
    } else if (previous.user.businessId !== now.user.businessId) {
      // Reloaded, so that nothing of the other employer stays on the screen or in memory.
      navigation.leave('/');
    }
  });

  return {
    warmUp: () => {
      entrance().catch(() => undefined);
      exit().catch(() => undefined);
    },
    signIn: async (fields, redirectUrl) => {
      signIns += 1;
      const own = signIns;
      await (await entrance()).signIn(parts, fields, {
        redirectUrlFor: (userId) => redirectUrlFor(userId, redirectUrl),
        isLatest: () => own === signIns,
      });
    },
    adopt: async (user, redirectUrl) => {
      const before = session.current();
      const way = await entrance();
      if (!before || session.current())
        await way.adopt(parts, user, redirectUrlFor(user.userID, redirectUrl));
    },
    ownerOfToken: async (token) => (await entrance()).ownerOfToken(parts, token),
    exchange: async (token) => (await entrance()).exchange(parts, token, () => once(() => forget('choice'))),
    signOut: (out) => once(() => leave('choice', out)),
    signOutEverywhere: () => once(async () => (await exit()).endEverywhere(parts)),
    end: async (cause) => {
      // A call without a token is not about a session, and ending one leads to the visitor pages anyway.
      const isMoot =
        cause === 'tokenless'
          ? session.current() !== null || isSigningIn(navigation.here())
          : session.current() === null;
      if (!isMoot) await once(() => leave(cause));
    },
    forget: (cause) => once(() => forget(cause)),
  };
}
