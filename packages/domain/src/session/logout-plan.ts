import { isReturnPath, type RedirectRules, safeRedirect } from '../access/index.ts';
import { type Language, wireLanguage } from '../product/index.ts';
import { keptKeys } from './storage-keys.ts';

/**
 * Why a session ends. `unauthorizedAnswer` is a 401 inside a response body; `tokenless` is one to a request without a token; `accountClosed` one
 * that says that the account has closed, which its owner had asked for.
 */
export type LogoutCause =
  | 'choice'
  | 'allDevices'
  | 'timeout'
  | 'forced'
  | 'unauthorized'
  | 'unauthorizedAnswer'
  | 'tokenless'
  | 'accountClosed';

/** What a logout depends on. */
export interface LogoutOptions extends RedirectRules {
  readonly cause: LogoutCause;
  readonly isNative: boolean;
  readonly language: Language;
  /** Address of the current page, to return to after an involuntary sign-out. */
  readonly here?: string | undefined;
  /** Configured logout address. */
  readonly logoutUrl?: string | null | undefined;
}

/** Where signing out leads. */
export type LogoutDestination =
  | { readonly kind: 'path'; readonly path: string }
  | { readonly kind: 'url'; readonly url: string }
  /** Tell the native app to end the device's session, and open the path. */
  | { readonly kind: 'endNativeSession'; readonly path: string };

/** Everything that signing out does. Only the revocation may fail, and nothing waits for it. */
export interface LogoutPlan {
  /** Body of `user/RevokeUserToken` without the device id; null if the server no longer knows the token. */
  readonly revoke: { readonly isLogOutFromAllDevices: boolean } | null;
  /** What is deleted from browser storage, in addition to all databases, cookies and caches. */
  readonly clear: {
    /** Local storage keys that are kept; all others are deleted. */
    readonly localStorageKeeps: readonly string[];
    /** An expired session keeps this tab's unfinished work for the same person. */
    readonly sessionStorage: boolean;
  };
  /** An error message; null if people signed out themselves. */
  readonly notice: { readonly durationMs: number } | null;
  readonly leadsTo: LogoutDestination;
}

/** How long the message about a forced sign-out is shown, in ms. */
const forcedLogoutNoticeMs = 5_000;

const loginPath = '/welcome/login';
const wanted: ReadonlySet<LogoutCause> = new Set(['choice', 'allDevices']);
const refused: ReadonlySet<LogoutCause> = new Set([
  'unauthorized',
  'unauthorizedAnswer',
  'tokenless',
  'accountClosed',
]);
/** After these the user is not led back to the page they were on: there is nothing to go on with. */
const final: ReadonlySet<LogoutCause> = new Set([...wanted, 'accountClosed']);

function withLanguage(address: string, language: Language): string {
  const [beforeHash = '', hash] = address.split('#');
  const mark = beforeHash.includes('?') ? '&' : '?';
  return `${beforeHash}${mark}selectedLanguage=${wireLanguage(language)}${hash === undefined ? '' : `#${hash}`}`;
}

function login({ cause, here }: LogoutOptions): LogoutDestination {
  const leadsBack =
    !final.has(cause) && here && isReturnPath(here) && !/^\/(welcome|signup|su)?([/?#]|$)/i.test(here);
  return {
    kind: 'path',
    path: leadsBack ? `${loginPath}?redirectUrl=${encodeURIComponent(here)}` : loginPath,
  };
}

function destination(options: LogoutOptions): LogoutDestination {
  const { cause, isNative, language, logoutUrl } = options;
  if (cause === 'tokenless') return { kind: 'path', path: '/' };
  if (isNative) return { kind: 'endNativeSession', path: '/login' };
  const target = cause === 'unauthorizedAnswer' ? null : safeRedirect(logoutUrl, options);
  if (target === null) return login(options);
  return target.kind === 'url'
    ? { kind: 'url', url: withLanguage(target.url, language) }
    : { kind: 'path', path: withLanguage(target.path, language) };
}

/** Returns what signing out clears, keeps and shows, and where it leads. An unsafe logout address is ignored. */
export function logoutPlan(options: LogoutOptions): LogoutPlan {
  const { cause } = options;
  const isWanted = wanted.has(cause);
  return {
    revoke: refused.has(cause) ? null : { isLogOutFromAllDevices: cause === 'allDevices' },
    clear: { localStorageKeeps: keptKeys, sessionStorage: final.has(cause) },
    notice: isWanted || cause === 'tokenless' ? null : { durationMs: forcedLogoutNoticeMs },
    leadsTo: destination(options),
  };
}
