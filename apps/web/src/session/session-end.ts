import type { ApiClient } from '@dayfare/api/transport';
import { type LogoutCause, type LogoutPlan, logoutPlan } from '@dayfare/domain/session';
import { snackbarDurations } from '@dayfare/ui/snackbar';
import { isNativeApp } from '../app/native.ts';
import type { Navigation } from '../app/navigation.ts';
import type { Notices } from '../app/notices.ts';
import type { Translator } from '../i18n/translator.ts';
import type { Startup } from '../startup/startup.ts';
import { deviceId } from './device.ts';
import type { SessionStore } from './session-store.ts';

/** How long signing out waits for the server to forget the token, ms. */
const revokeWithinMs = 3_000;

/** The ways out of a session. */
export interface SessionEnd {
  /**
   * Ends the session here, in every tab and on the server, says why unless it was the person's choice, and goes where the
   * domain's plan says. Never rejects: the device forgets in any case. Twice at once is once.
   */
  readonly end: (cause: LogoutCause) => Promise<void>;
  /** The same without a word and without going anywhere: for who goes on by themselves. */
  readonly forget: (cause: LogoutCause) => Promise<void>;
}

/** What ending a session works with. */
export interface SessionEndParts {
  readonly api: () => ApiClient;
  readonly session: SessionStore;
  readonly startup: Startup;
  readonly navigation: Navigation;
  readonly notices: Notices;
  readonly translator: Translator;
  readonly local: Storage;
  readonly tab: Storage;
}

/** The key of the configuration with the address to go to after a logout. The documents don't name it: it is ours. */
const logoutUrlKey = 'LogoutUrl';

const reasons = {
  choice: 'session.signedOut',
  allDevices: 'session.signedOut',
  timeout: 'session.timedOut',
  forced: 'session.ended',
  unauthorized: 'session.ended',
  unauthorizedAnswer: 'session.ended',
  tokenless: 'session.ended',
} as const satisfies Record<LogoutCause, string>;

/** Makes the ways out. */
export function createSessionEnd(parts: SessionEndParts): SessionEnd {
  const { api, session, startup, navigation, notices, translator, local, tab } = parts;
  const t = translator.i18n.getFixedT(null, 'app');
  let ending: Promise<void> | undefined;

  const planFor = (cause: LogoutCause): LogoutPlan => {
    const { allowedRedirectHosts, value } = startup.configuration.get();
    return logoutPlan({
      ...{ cause, here: navigation.here(), language: translator.language() },
      isNative: isNativeApp({ local, tab }),
      logoutUrl: value(logoutUrlKey) ?? null,
      origin: window.location.origin,
      allowedHosts: allowedRedirectHosts,
    });
  };

  const revoke = async (body: { readonly isLogOutFromAllDevices: boolean }) => {
    const { sessionContract } = await import('@dayfare/api/session/contract');
    await api()
      .client(sessionContract)
      .revokeUserToken({ ...body, deviceId: deviceId(local) });
  };

  const forgetBy = async (plan: LogoutPlan) => {
    if (plan.revoke && session.current()) {
      await Promise.race([
        revoke(plan.revoke).catch(() => undefined),
        new Promise((resolve) => setTimeout(resolve, revokeWithinMs)),
      ]);
    }
    await session.end(plan.clear);
    try {
      await (await import('../storage/wipe-browser.ts')).wipeBeyondStorage();
    } catch {
      // Without network the chunk cannot be had; what lies there is sealed with keys that are gone already.
    }
  };

  const go = async ({ leadsTo }: LogoutPlan) => {
    if (leadsTo.kind === 'url') navigation.leave(leadsTo.url);
    else await navigation.go(leadsTo.path, { replace: true });
  };

  const end = async (cause: LogoutCause) => {
    const plan = planFor(cause);
    await forgetBy(plan);
    const message = t(reasons[cause]);
    if (plan.notice) notices.say({ message, tone: 'danger', durationMs: plan.notice.durationMs });
    else if (cause !== 'tokenless')
      notices.say({ message, tone: 'success', durationMs: snackbarDurations.app });
    await go(plan);
  };

  const once = (work: () => Promise<void>) => {
    ending ??= work().finally(() => {
      ending = undefined;
    });
    return ending;
  };

  return {
    end: async (cause) => {
      // A call without a token is about nobody's session, and on the pages for visitors there is nothing to go back from.
      const isMoot = cause === 'tokenless' ? navigation.here().startsWith('/welcome') : !session.current();
      if (cause === 'tokenless' && session.current()) return;
      if (!isMoot) await once(() => end(cause));
    },
    forget: (cause) => once(() => forgetBy(planFor(cause))),
  };
}
