import { sessionContract } from '@dayfare/api/session/contract';
import type { ApiClient } from '@dayfare/api/transport';
import { type LogoutCause, type LogoutPlan, logoutPlan } from '@dayfare/domain/session';
import { snackbarDurations } from '@dayfare/ui/snackbar';
import { isNativeApp } from '../device/native.ts';
import type { Translator } from '../i18n/translator.ts';
import type { Navigation } from '../navigation/navigation.ts';
import type { Notices } from '../notices/notices.ts';
import type { Startup } from '../startup/startup.ts';
import { wipeBeyondStorage } from '../storage/wipe-browser.ts';
import { deviceId } from './device.ts';
import { domainUser } from './domain-user.ts';
import type { SessionStore } from './session-store.ts';
import { keepSsoPrompt } from './sso-prompt.ts';

/** How long signing out waits for the server to forget the token, ms. */
const revokeWithinMs = 3_000;

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

function planFor({ startup, navigation, translator, local, tab }: SessionEndParts, cause: LogoutCause) {
  const { allowedRedirectHosts, value } = startup.configuration.get();
  return logoutPlan({
    ...{ cause, here: navigation.here(), language: translator.language() },
    isNative: isNativeApp({ local, tab }),
    logoutUrl: value(logoutUrlKey) ?? null,
    origin: window.location.origin,
    allowedHosts: allowedRedirectHosts,
  });
}

async function revoke({ api, local }: SessionEndParts, body: { readonly isLogOutFromAllDevices: boolean }) {
  await api()
    .client(sessionContract)
    .revokeUserToken({ ...body, deviceId: deviceId(local) });
}

async function forgetBy(plan: LogoutPlan, parts: SessionEndParts): Promise<void> {
  const { session } = parts;
  if (plan.revoke && session.current()) {
    await Promise.race([
      revoke(parts, plan.revoke).catch(() => undefined),
      new Promise((resolve) => setTimeout(resolve, revokeWithinMs)),
    ]);
  }
  await session.end(plan.clear);
  await wipeBeyondStorage();
}

/**
 * Forgets the session by the domain's plan, without a word and without going anywhere. What a partner's sign-in page is
 * to say stays in the tab. Never rejects. Load lazily.
 */
export async function forgetSession(parts: SessionEndParts, cause: LogoutCause): Promise<void> {
  const current = parts.session.current();
  const sso = current && domainUser(current).sso;
  await forgetBy(planFor(parts, cause), parts);
  if (sso) keepSsoPrompt(parts.tab, sso);
}

/** Forgets the session, says so, and goes where the domain's plan says. Never rejects. Load lazily. */
export async function endSession(parts: SessionEndParts, cause: LogoutCause): Promise<void> {
  const { navigation, notices, translator } = parts;
  const plan = planFor(parts, cause);
  await forgetBy(plan, parts);
  const message = translator.i18n.getFixedT(null, 'app')(reasons[cause]);
  if (plan.notice) notices.say({ message, tone: 'danger', durationMs: plan.notice.durationMs });
  else if (cause !== 'tokenless')
    notices.say({ message, tone: 'success', durationMs: snackbarDurations.app });
  const { leadsTo } = plan;
  if (leadsTo.kind === 'url') navigation.leave(leadsTo.url);
  else await navigation.go(leadsTo.path, { replace: true });
}
