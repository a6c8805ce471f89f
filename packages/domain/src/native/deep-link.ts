import { isReturnPath, parseUrl } from '../access/index.ts';

/** Context for checking a deep link. */
export interface DeepLinkContext {
  /** The product's hosts, with a port if it isn't the default; compared as a whole. */
  readonly hosts: readonly string[];
  /** Path with query of the page on screen. */
  readonly here: string;
  /** The current time, in ms since 1970. */
  readonly now: number;
}

/** Where a deep link leads: to a page of the app, or to one that requires a full page load. */
export interface DeepLink {
  readonly kind: 'page' | 'fullPage';
  /** Path with query and fragment. */
  readonly path: string;
}

const longestLink = 2048;
// Characters that look different from what a parser follows.
const deceptive = /[\s\\\p{Cc}\p{Cf}\p{Cs}]/u;
/** Parameter of a bank's return address; its page reads it on load. */
const oauthState = 'oauth_state_id';

/** The same address with a different query, because the router only reloads a page if its address changes. */
function again(path: string, now: number): string {
  const [beforeHash = '', ...hash] = path.split('#');
  const mark = beforeHash.includes('?') ? '&' : '?';
  return [`${beforeHash}${mark}t=${now}`, ...hash].join('#');
}

/** Where a bank leads back to in the native app. */
const bankReturn = /^\/welcome\/success(?=[?#]|$)/;

/** Whether a path may be opened from outside: opening it has no effect, except for the bank's return, which the app requested. */
function mayOpen(path: string): boolean {
  return isReturnPath(path.replaceAll(oauthState, 'state').replace(bankReturn, '/welcome'));
}

/**
 * Returns the page that a deep link of the native app leads to; null if the link isn't the product's or opening it has an effect. It must
 * be https, without a user name, and its whole host must be one of the product's.
 */
export function deepLink(link: string, { hosts, here, now }: DeepLinkContext): DeepLink | null {
  if (link.length > longestLink || deceptive.test(link) || !/^https:\/\/[^/]/i.test(link)) return null;
  const url = parseUrl(link);
  if (url === null || url.username + url.password !== '') return null;
  if (!hosts.some((host) => host.toLowerCase() === url.host)) return null;
  const path = url.pathname + url.search + url.hash;
  if (!mayOpen(path)) return null;
  if (link.includes(oauthState)) return { kind: 'fullPage', path };
  return { kind: 'page', path: url.pathname + url.search === here ? again(path, now) : path };
}
