import type { WireCurrentUser } from '@dayfare/api/session/contract';
import { keptKeys, type LoginFields, type LogoutCause } from '@dayfare/domain/session';
import { snackbarDurations } from '@dayfare/ui/snackbar';
import type { Cell } from '../state/cell.ts';
import type { SessionEndParts, WayOut } from './session-end.ts';
import type { Session } from './session-store.ts';

/** Where people sign in. */
const loginPath = '/welcome/login';

/** So near its end a session that ended in another tab ended because its time was up there, ms. */
const timeIsUpWithinMs = 1_500;

/** The ways into a session and out of it. */
export interface SessionFlow {
  /** Fetches what signing in needs; for when someone has begun to type. */
  readonly warmUp: () => void;
  /**
   * Signs in and goes where the eight rules say. Rejects with the ApiError of a refusal. An answer that comes after somebody has tried
   * again is dropped.
   */
  readonly signIn: (fields: LoginFields, redirectUrl: string | null) => Promise<void>;
  /** Takes on a session that the server has answered with, and goes where the eight rules say. */
  readonly adopt: (user: WireCurrentUser, redirectUrl: string | null) => Promise<void>;
  /** Signs in with a partner's one-time token and stays on the page. Gives the session; null for a token that the server refuses, which changes nothing. */
  readonly exchange: (token: string) => Promise<Session | null>;
  /** Signs out here and on the server, because the person wants to. */
  readonly signOut: (way?: WayOut) => Promise<void>;
  /**
   * Ends the session here, in every tab and on the server, says why unless it was the person's choice, and goes where the
   * domain's plan says. Never rejects: the device forgets in any case. Twice at once is once.
   */
  readonly end: (cause: LogoutCause) => Promise<void>;
  /** The same without a word and without going anywhere: for who goes on by themselves. */
  readonly forget: (cause: LogoutCause) => Promise<void>;
}

/** What the flow works with. */
export interface SessionFlowParts extends SessionEndParts {
  /** The moment at which the session ends by itself, while the warning of it shows. */
  readonly timeout: Cell<number | null>;
}

/** Makes the flow of a page, and keeps it in step with the browser's other tabs. */
export function createSessionFlow(parts: SessionFlowParts): SessionFlow {
  const { session, startup, navigation, notices, translator, timeout } = parts;
  const t = translator.i18n.getFixedT(null, 'app');
  // Not before someone signs in or out: the first page shall not wait for it.
  const entrance = () => import('./sign-in.ts');
  const exit = () => import('./session-end.ts');
  let ending: Promise<void> | undefined;
  let signIns = 0;
  /** Whose session ended last in this tab: where it was is nobody else's affair. */
  let lastUserId: number | undefined;

  const forgetHere = async () => {
    // Not even the way out could be fetched. What is left is sealed with keys that go now.
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
      // Signed in in another tab: the guard takes this one on from the login.
      void navigation.go(navigation.here(), { replace: true });
    } else if (!isSamePerson) {
      warn(t('session.changedElsewhere'));
      void navigation.go('/', { replace: true });
    } else if (previous.user.businessId !== now.user.businessId) {
      // Loaded again: nothing of the other employer may stay on the screen or in memory.
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
        redirectUrlFor: (userId) => (lastUserId === undefined || lastUserId === userId ? redirectUrl : null),
        isLatest: () => own === signIns,
      });
    },
    adopt: async (user, redirectUrl) => (await entrance()).adopt(parts, user, redirectUrl),
    exchange: async (token) => {
      try {
        return await (await entrance()).exchange(parts, token);
      } catch {
        return null;
      }
    },
    signOut: (out) => once(() => leave('choice', out)),
    end: async (cause) => {
      // A call without a token is about nobody's session, and the pages for visitors are where its end would lead.
      const isMoot =
        cause === 'tokenless'
          ? session.current() !== null || navigation.here().startsWith('/welcome')
          : session.current() === null;
      if (!isMoot) await once(() => leave(cause));
    },
    forget: (cause) => once(() => forget(cause)),
  };
}
