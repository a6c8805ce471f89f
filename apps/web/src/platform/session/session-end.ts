import { sessionContract } from '@dayfare/api/session/contract';
import type { ApiClient } from '@dayfare/api/transport';
import { type LogoutCause, type LogoutPlan, logoutPlan, onLogoutAction } from '@dayfare/domain/session';
import { snackbarDurations } from '@dayfare/ui/snackbar';
import type { Device } from '../device/device.ts';
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

/** How long signing out waits for the server to revoke the token, in ms. */
const revokeWithinMs = 3_000;

/** What ending a session needs. */
export interface SessionEndParts {
  readonly api: () => ApiClient;
  readonly session: SessionStore;
  readonly startup: Startup;
  readonly navigation: Navigation;
  readonly notices: Notices;
  readonly translator: Translator;
  readonly local: Storage;
  readonly tab: Storage;
  /** Is told that the session is over. */
  readonly device: Pick<Device, 'tell'>;
}

/** How to sign out. */
export interface WayOut {
  /** Whether the next sign-in on this device counts as one on a new device. */
  readonly forgetDevice: boolean;
}

/** The configuration key with the address to open after signing out. The documents don't name it; it is ours. */
const logoutUrlKey = 'LogoutUrl';

const reasons = {
  choice: 'session.signedOut',
  allDevices: 'session.signedOutEverywhere',
  timeout: 'session.timedOut',
  forced: 'session.ended',
  unauthorized: 'session.ended',
  unauthorizedAnswer: 'session.ended',
  tokenless: 'session.ended',
  accountClosed: 'session.accountClosed',
} as const satisfies Record<LogoutCause, string>;

/** The reason given to the shell. */
const toldReason = {
  choice: 'choice',
  allDevices: 'choice',
  timeout: 'timeout',
  forced: 'ended',
  unauthorized: 'ended',
  unauthorizedAnswer: 'ended',
  tokenless: 'ended',
  accountClosed: 'ended',
} as const satisfies Record<LogoutCause, string>;

function planFor({ startup, navigation, translator, local, tab }: SessionEndParts, cause: LogoutCause) {
  const { allowedRedirectHosts, value } = startup.configuration.get();
  return logoutPlan({
    // A navigation that is under way continues.
    ...{ cause, here: navigation.target(), language: translator.language() },
    isNative: isNativeApp({ local, tab }),
    logoutUrl: value(logoutUrlKey) ?? null,
    origin: window.location.origin,
    allowedHosts: allowedRedirectHosts,
  });
}

async function revoke(
  { api, local }: SessionEndParts,
  request: NonNullable<LogoutPlan['revoke']>,
  out?: WayOut,
) {
  const action = out?.forgetDevice ? { onLogoutAction: onLogoutAction.toWire('DontRecognize') } : {};
  await api()
    .client(sessionContract)
    .revokeUserToken({ ...request, ...action, deviceId: deviceId(local) });
}

/** Resolves with whether the server revoked the token. */
async function forgetBy(
  plan: LogoutPlan,
  cause: LogoutCause,
  parts: SessionEndParts,
  out?: WayOut,
): Promise<boolean> {
  const { session, device, local } = parts;
  let isRevoked = false;
  if (plan.revoke && session.current()) {
    const asked = revoke(parts, plan.revoke, out).then(
      () => true,
      () => false,
    );
    const late = new Promise<boolean>((resolve) => setTimeout(() => resolve(false), revokeWithinMs));
    isRevoked = await Promise.race([asked, late]);
  }
  device.tell('session.ended', { because: toldReason[cause] });
  await session.end(plan.clear);
  if (out?.forgetDevice || cause === 'accountClosed') local.removeItem('lastUserID');
  await wipeBeyondStorage();
  return isRevoked;
}

/**
 * Clears the session as planned by the domain, without a message or navigation. Messages for a partner's sign-in page stay in the tab.
 * Never rejects. Load it lazily.
 */
export async function forgetSession(parts: SessionEndParts, cause: LogoutCause): Promise<void> {
  const current = parts.session.current();
  const sso = current && domainUser(current).sso;
  await forgetBy(planFor(parts, cause), cause, parts);
  if (sso) keepSsoPrompt(parts.tab, sso);
}

/** Clears the session, shows a message, and navigates as planned. Never rejects. */
async function leaveBy(
  plan: LogoutPlan,
  cause: LogoutCause,
  parts: SessionEndParts,
  out?: WayOut,
): Promise<void> {
  const { navigation, notices, translator } = parts;
  const isRevoked = await forgetBy(plan, cause, parts, out);
  const t = translator.texts.get().of('app');
  const message = t(reasons[cause]);
  // Only the server can remove the cookie that identifies the device.
  if (out?.forgetDevice && !isRevoked)
    notices.say({
      message: t('session.notForgotten'),
      tone: 'warning',
      durationMs: snackbarDurations.component,
    });
  else if (plan.notice) notices.say({ message, tone: 'danger', durationMs: plan.notice.durationMs });
  else if (cause !== 'tokenless')
    notices.say({ message, tone: 'success', durationMs: snackbarDurations.app });
  const { leadsTo } = plan;
  if (leadsTo.kind === 'url') navigation.leave(leadsTo.url);
  else await navigation.go(leadsTo.path, { replace: true });
}

/** Clears the session, shows a message, and navigates as planned by the domain. Never rejects. Load it lazily. */
export async function endSession(parts: SessionEndParts, cause: LogoutCause, out?: WayOut): Promise<void> {
  await leaveBy(planFor(parts, cause), cause, parts, out);
}

/**
 * Ends every session of the person on the server, then the one here. Rejects with the ApiError if the server could not be asked: nothing
 * has ended then. Load it lazily.
 */
export async function endEverywhere(parts: SessionEndParts): Promise<void> {
  const plan = planFor(parts, 'allDevices');
  if (plan.revoke) await revoke(parts, plan.revoke);
  await leaveBy({ ...plan, revoke: null }, 'allDevices', parts);
}
