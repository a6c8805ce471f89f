import { businessContract, type WireTokenOwner } from '@dayfare/api/session/business-contract';
import { sessionContract, type WireCurrentUser } from '@dayfare/api/session/contract';
import { toCurrentUser } from '@dayfare/api/session/to-current-user';
import { isForList, safeRedirect } from '@dayfare/domain/access';
import { browserLocale } from '@dayfare/domain/product';
import {
  type Destination,
  type LoginFields,
  type PostLoginRule,
  pendingStep,
  postLogin,
} from '@dayfare/domain/session';
import { credentialsOf } from './credentials.ts';
import { deviceId, deviceType } from './device.ts';
import { domainUser } from './domain-user.ts';
import { regionAddress } from './region-address.ts';
import type { SessionEndParts } from './session-end.ts';
import type { Session } from './session-store.ts';
import { keepSsoPrompt } from './sso-prompt.ts';

/** Steps after which what was asked for before the sign-in is gone to. */
const stepsOnTheWay: ReadonlySet<PostLoginRule> = new Set([
  'pin',
  'state',
  'password',
  'terms',
  'businesses',
]);

function pathOf({ rule, path }: Extract<Destination, { kind: 'path' }>, redirectUrl: string | null): string {
  const isOnTheWay = redirectUrl !== null && stepsOnTheWay.has(rule);
  if (!isOnTheWay) return path;
  return `${path}${path.includes('?') ? '&' : '?'}redirectUrl=${encodeURIComponent(redirectUrl)}`;
}

/** A token for the payroll brand's mobile host; undefined where there is none to be had: then the person stays here. */
async function handOverToken({ api }: SessionEndParts): Promise<string | undefined> {
  try {
    return await api().client(businessContract).getHandOverToken();
  } catch {
    return undefined;
  }
}

/** The address of another region's site that serves a person who has nothing left to do here; null for everybody else. */
async function elsewhere(
  parts: SessionEndParts,
  { user }: Session,
  redirectUrl: string | null,
): Promise<string | null> {
  const { startup, translator } = parts;
  if (!user.regionHost) return null;
  await startup.untilConfigured();
  const authToken = await handOverToken(parts);
  if (authToken === undefined) return null;
  const { allowedRedirectHosts: allowedHosts } = startup.configuration.get();
  const asked = safeRedirect(redirectUrl, { origin: window.location.origin, allowedHosts });
  return regionAddress(parts, {
    ...{ regionHost: user.regionHost, culture: browserLocale(translator.language()), authToken },
    ...(asked?.kind === 'path' ? { reason: 'deepLink', path: asked.path } : { reason: 'signedIn' }),
  });
}

/** Goes where the eight rules send a person who has just signed in. `redirectUrl` is what was asked for before, unchecked. */
async function arrive(parts: SessionEndParts, begun: Session, redirectUrl: string | null): Promise<void> {
  const { startup, navigation } = parts;
  const { origin } = window.location;
  const { isPaychexUser } = begun.user;
  if (isPaychexUser || isForList(redirectUrl, origin)) await startup.untilConfigured();
  const { allowedRedirectHosts: allowedHosts } = startup.configuration.get();
  const user = domainUser(begun);
  const region =
    user.isPartnerPayrollUser || pendingStep(user) ? null : await elsewhere(parts, begun, redirectUrl);
  if (region) return navigation.leave(region);
  const oauthToken = user.isPartnerPayrollUser && !pendingStep(user) ? await handOverToken(parts) : undefined;
  const destination = postLogin(user, { redirectUrl, origin, allowedHosts, oauthToken });
  if (destination.rule === 'sso') await (await import('./session-end.ts')).forgetSession(parts, 'choice');
  if (destination.kind === 'url') navigation.leave(destination.url);
  else await navigation.go(pathOf(destination, redirectUrl), { replace: true });
}

async function leadToEmployer(
  { tab, navigation }: SessionEndParts,
  user: WireCurrentUser,
  redirectUrl: string | null,
): Promise<void> {
  const { sso } = toCurrentUser(user);
  if (sso) keepSsoPrompt(tab, sso);
  const query = redirectUrl === null ? '' : `?${new URLSearchParams({ redirectUrl })}`;
  await navigation.go(`/sso/home${query}`, { replace: true });
}

/** Takes on the session that the server has answered with, and goes where the eight rules say; nowhere after a sign-out. Load lazily. */
export async function adopt(
  parts: SessionEndParts,
  user: WireCurrentUser,
  redirectUrl: string | null,
): Promise<void> {
  // Anyone who signs in at their employer is given no session here, only the way there.
  if (user.authToken === '') return leadToEmployer(parts, user, redirectUrl);
  const begun = await parts.session.begin(user);
  if (begun) await arrive(parts, begun, redirectUrl);
}

/** A try to sign in. */
interface SignInTry {
  /** What was asked for before, unchecked, for a person; null if they did not ask for it. */
  readonly redirectUrlFor: (userId: number) => string | null;
  /** Whether no one has tried again since: by then it may be another person. */
  readonly isLatest: () => boolean;
}

/** Signs in with what was typed. Rejects with the ApiError of a refusal. Load lazily. */
export async function signIn(
  parts: SessionEndParts,
  fields: LoginFields,
  { redirectUrlFor, isLatest }: SignInTry,
): Promise<void> {
  const { api, local } = parts;
  const credentials = credentialsOf(fields, { deviceId: deviceId(local), deviceType: deviceType() });
  const user = await api().client(sessionContract).loginM(credentials);
  if (isLatest()) await adopt(parts, user, redirectUrlFor(user.userID));
}

/** Whose account a partner's one-time token opens; the token stays unspent. Rejects where the server does not take it. */
export const ownerOfToken = ({ api }: SessionEndParts, token: string): Promise<WireTokenOwner> =>
  api().client(businessContract).getTokenOwner({ token });

/**
 * Signs in with a partner's one-time token, and stays on the page. `forget` ends the session of before, once the server has taken the token. Gives the
 * session; null if a user has signed in or out meanwhile. Rejects where the server does not take the token, and changes nothing then.
 */
export async function exchange(
  { api, session }: SessionEndParts,
  token: string,
  forget: () => Promise<void>,
): Promise<Session | null> {
  const before = session.current()?.user.userID;
  const user = await api().client(businessContract).getOuathUserByToken({ token });
  if (session.current()?.user.userID !== before) return null;
  // With its own token, and before anything of the next user lies in the browser.
  if (before !== undefined) await forget();
  return session.begin(user);
}
