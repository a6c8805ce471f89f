import { isReturnPath, type RedirectRules, safeRedirect } from '../access/index.ts';
import { type Language, wireLanguage } from '../product/index.ts';
import { keptKeys } from './storage-keys.ts';

/** Why a session ends. `unauthorizedAnswer` is a 401 inside an answer's body; `tokenless` one without a token sent. */
export type LogoutCause =
  | 'choice'
  | 'allDevices'
  | 'timeout'
  | 'forced'
  | 'unauthorized'
  | 'unauthorizedAnswer'
  | 'tokenless';

/** What a logout depends on. */
export interface LogoutOptions extends RedirectRules {
  readonly cause: LogoutCause;
  readonly isNative: boolean;
  readonly language: Language;
  /** Address of the page that shows, to come back to after a logout that nobody wanted. */
  readonly here?: string | undefined;
  /** Configured logout address. None by default. */
  readonly logoutUrl?: string | null | undefined;
}

/** Where a logout leads. */
export type LogoutDestination =
  | { readonly kind: 'path'; readonly path: string }
  | { readonly kind: 'url'; readonly url: string }
  /** Tell the native app to end the device's session, and open the path. */
  | { readonly kind: 'endNativeSession'; readonly path: string };

/** Everything a logout does. Only the revocation may fail, and nothing waits for it. */
export interface LogoutPlan {
  /** Body of `user/RevokeUserToken` but for the device's id; null when the server no longer knows the token. */
  readonly revoke: { readonly isLogOutFromAllDevices: boolean } | null;
  /** What goes from the browser's storages; all databases, cookies and caches go with it. */
  readonly clear: {
    /** Keys of local storage that stay; all others go. */
    readonly localStorageKeeps: readonly string[];
    /** A session that ran out keeps this tab's unfinished business for the same person. */
    readonly sessionStorage: boolean;
  };
  /** An error message; null when people logged out themselves. */
  readonly notice: { readonly durationMs: number } | null;
  readonly leadsTo: LogoutDestination;
}

/** How long the message of a forced logout shows, ms. */
export const forcedLogoutNoticeMs = 5_000;

const loginPath = '/welcome/login';
const wanted: ReadonlySet<LogoutCause> = new Set(['choice', 'allDevices']);
const refused: ReadonlySet<LogoutCause> = new Set(['unauthorized', 'unauthorizedAnswer', 'tokenless']);

function withLanguage(address: string, language: Language): string {
  const [beforeHash = '', hash] = address.split('#');
  const mark = beforeHash.includes('?') ? '&' : '?';
  return `${beforeHash}${mark}selectedLanguage=${wireLanguage(language)}${hash === undefined ? '' : `#${hash}`}`;
}

function login({ cause, here }: LogoutOptions): LogoutDestination {
  const leadsBack =
    !wanted.has(cause) && here && isReturnPath(here) && !/^\/(welcome|signup|su)?([/?#]|$)/i.test(here);
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

/** What a logout clears, keeps, tells and where it leads. An unsafe logout address counts as none. */
export function logoutPlan(options: LogoutOptions): LogoutPlan {
  const { cause } = options;
  const isWanted = wanted.has(cause);
  return {
    revoke: refused.has(cause) ? null : { isLogOutFromAllDevices: cause === 'allDevices' },
    clear: { localStorageKeeps: keptKeys, sessionStorage: isWanted },
    notice: isWanted || cause === 'tokenless' ? null : { durationMs: forcedLogoutNoticeMs },
    leadsTo: destination(options),
  };
}
