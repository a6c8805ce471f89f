import type { ApiClient } from '@dayfare/api/transport';
import { isSafePath } from '@dayfare/domain/access';
import { type LoginFields, postLogin } from '@dayfare/domain/session';
import { snackbarDurations } from '@dayfare/ui/snackbar';
import type { Navigation } from '../app/navigation.ts';
import type { Notices } from '../app/notices.ts';
import type { Translator } from '../i18n/translator.ts';
import type { Startup } from '../startup/startup.ts';
import { credentialsOf } from './credentials.ts';
import { deviceId, deviceType } from './device.ts';
import type { SessionStore } from './session-store.ts';

/** Where people sign in. */
const loginPath = '/welcome/login';

/** How long signing out waits for the server to forget the token, ms. */
const revokeWithinMs = 3_000;

/** The ways into a session and out of it. */
export interface SessionFlow {
  /** Fetches what signing in needs; for when someone has begun to type. */
  readonly warmUp: () => void;
  /** Signs in and goes where the eight rules say. Rejects with the ApiError of a refusal. */
  readonly signIn: (fields: LoginFields, redirectUrl: string | null) => Promise<void>;
  /** Signs out here and on the server, and goes to the login. Never rejects: the device forgets in any case. */
  readonly signOut: () => Promise<void>;
  /** The server no longer knows the session: back to the login, and from there back here. */
  readonly expire: () => Promise<void>;
}

/** What the flow works with. */
export interface SessionFlowParts {
  readonly api: () => ApiClient;
  readonly session: SessionStore;
  readonly startup: Startup;
  readonly navigation: Navigation;
  readonly notices: Notices;
  readonly translator: Translator;
  readonly local: Storage;
  /** Leaves the app for an address elsewhere. */
  readonly leave: (url: string) => void;
}

/** Makes the flow of a page, and keeps it in step with the browser's other tabs. */
export function createSessionFlow(parts: SessionFlowParts): SessionFlow {
  const { api, session, startup, navigation, notices, translator, local, leave } = parts;
  // Not before someone signs in or out: the first page shall not wait for it.
  const calls = async () => api().client((await import('@dayfare/api/session/contract')).sessionContract);
  const t = translator.i18n.getFixedT(null, 'app');

  const loginFrom = (here: string) =>
    isSafePath(here) && !here.startsWith('/welcome')
      ? `${loginPath}?redirectUrl=${encodeURIComponent(here)}`
      : loginPath;

  const warn = (message: string) =>
    notices.say({ message, tone: 'danger', durationMs: snackbarDurations.forcedLogout });

  session.subscribe(({ session: now, previous, from }) => {
    if (now?.user.userID !== previous?.user.userID) startup.data.forget();
    if (from !== 'elsewhere') return;
    if (!now) {
      warn(t('session.endedElsewhere'));
      void navigation.go(loginPath, { replace: true });
    } else if (!previous) {
      // Signed in in another tab: the guard takes this one on from the login.
      void navigation.go(navigation.here(), { replace: true });
    } else if (previous.user.userID !== now.user.userID) {
      warn(t('session.changedElsewhere'));
      void navigation.go('/', { replace: true });
    }
  });

  const revoke = async () =>
    (await calls()).revokeUserToken({ isLogOutFromAllDevices: false, deviceId: deviceId(local) });

  return {
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
      if (destination.kind === 'url') leave(destination.url);
      else await navigation.go(destination.path, { replace: true });
    },
    signOut: async () => {
      await Promise.race([
        revoke().catch(() => undefined),
        new Promise((resolve) => setTimeout(resolve, revokeWithinMs)),
      ]);
      await session.end({ because: 'signOut' });
      notices.say({ message: t('session.signedOut'), tone: 'success', durationMs: snackbarDurations.app });
      await navigation.go(loginPath, { replace: true });
    },
    expire: async () => {
      if (!session.current()) return;
      const here = navigation.here();
      await session.end({ because: 'expired' });
      warn(t('session.ended'));
      await navigation.go(loginFrom(here), { replace: true });
    },
  };
}
