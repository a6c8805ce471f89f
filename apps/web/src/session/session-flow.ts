import { isSafePath } from '@dayfare/domain/access';
import { type LoginFields, postLogin } from '@dayfare/domain/session';
import { snackbarDurations } from '@dayfare/ui/snackbar';
import type { Cell } from '../app/cell.ts';
import { credentialsOf } from './credentials.ts';
import { deviceId, deviceType } from './device.ts';
import { createSessionEnd, type SessionEnd, type SessionEndParts } from './session-end.ts';

/** Where people sign in. */
const loginPath = '/welcome/login';

/** So near its end a session that ended in another tab ended because its time was up there, ms. */
const timeIsUpWithinMs = 1_500;

/** The ways into a session and out of it. */
export interface SessionFlow extends SessionEnd {
  /** Fetches what signing in needs; for when someone has begun to type. */
  readonly warmUp: () => void;
  /** Signs in and goes where the eight rules say. Rejects with the ApiError of a refusal. */
  readonly signIn: (fields: LoginFields, redirectUrl: string | null) => Promise<void>;
  /** Signs in with a partner's one-time token and stays on the page. One that the server refuses changes nothing. */
  readonly exchange: (token: string) => Promise<void>;
  /** Signs out here and on the server, because the person wants to. */
  readonly signOut: () => Promise<void>;
}

/** What the flow works with. */
export interface SessionFlowParts extends SessionEndParts {
  /** The moment at which the session ends by itself, while the warning of it shows. */
  readonly timeout: Cell<number | null>;
}

/** Makes the flow of a page, and keeps it in step with the browser's other tabs. */
export function createSessionFlow(parts: SessionFlowParts): SessionFlow {
  const { api, session, startup, navigation, notices, translator, local, timeout } = parts;
  // Not before someone signs in or out: the first page shall not wait for it.
  const calls = async () => api().client((await import('@dayfare/api/session/contract')).sessionContract);
  const t = translator.i18n.getFixedT(null, 'app');
  const way = createSessionEnd(parts);

  const warn = (message: string) =>
    notices.say({ message, tone: 'danger', durationMs: snackbarDurations.forcedLogout });

  const endElsewhere = () => {
    const endsAt = timeout.get();
    const isTimeUp = endsAt !== null && Date.now() >= endsAt - timeIsUpWithinMs;
    warn(t(isTimeUp ? 'session.timedOut' : 'session.endedElsewhere'));
    const here = navigation.here();
    const leadsBack = isTimeUp && isSafePath(here) && !here.startsWith('/welcome');
    void navigation.go(leadsBack ? `${loginPath}?redirectUrl=${encodeURIComponent(here)}` : loginPath, {
      replace: true,
    });
  };

  session.subscribe(({ session: now, previous, from }) => {
    if (now?.user.userID !== previous?.user.userID) startup.forget();
    if (from !== 'elsewhere') return;
    if (!now) endElsewhere();
    else if (!previous) {
      // Signed in in another tab: the guard takes this one on from the login.
      void navigation.go(navigation.here(), { replace: true });
    } else if (previous.user.userID !== now.user.userID) {
      warn(t('session.changedElsewhere'));
      void navigation.go('/', { replace: true });
    }
  });

  return {
    ...way,
    warmUp: () => {
      calls().catch(() => undefined);
      import('./domain-user.ts').catch(() => undefined);
    },
    signIn: async (fields, redirectUrl) => {
      const credentials = credentialsOf(fields, { deviceId: deviceId(local), deviceType: deviceType() });
      const begun = await session.begin(await (await calls()).loginM(credentials));
      const { domainUser } = await import('./domain-user.ts');
      const { allowedRedirectHosts: allowedHosts } = startup.configuration.get();
      const destination = postLogin(domainUser(begun), {
        redirectUrl,
        origin: window.location.origin,
        allowedHosts,
      });
      if (destination.kind === 'url') navigation.leave(destination.url);
      else await navigation.go(destination.path, { replace: true });
    },
    exchange: async (token) => {
      try {
        const { businessContract } = await import('@dayfare/api/session/business-contract');
        await session.begin(await api().client(businessContract).getOuathUserByToken({ token }));
      } catch {
        // Whoever is not signed in by it is asked to sign in.
      }
    },
    signOut: () => way.end('choice'),
  };
}
