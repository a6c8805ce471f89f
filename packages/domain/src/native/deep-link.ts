import { isReturnPath, parseUrl } from '../access/index.ts';

/** What decides about a deep link. */
export interface DeepLinkContext {
  /** Hosts of the product, with their port if it isn't the usual one; compared whole. */
  readonly hosts: readonly string[];
  /** Path with query of the page on screen. */
  readonly here: string;
  /** This instant, ms since 1970. */
  readonly now: number;
}

/** Where a deep link leads: to a page of the app, or to one that has to be loaded as a whole. */
export interface DeepLink {
  readonly kind: 'page' | 'fullPage';
  /** Path with query and fragment. */
  readonly path: string;
}

const longestLink = 2048;
// What the eye sees isn't what a parser follows.
const deceptive = /[\s\\\p{Cc}\p{Cf}\p{Cs}]/u;
/** Parameter with which a bank sends somebody back; the page that handles it reads it at its start. */
const oauthState = 'oauth_state_id';

/** The same address with another query: the router loads a page again only for an address that differs. */
function again(path: string, now: number): string {
  const [beforeHash = '', ...hash] = path.split('#');
  const mark = beforeHash.includes('?') ? '&' : '?';
  return [`${beforeHash}${mark}t=${now}`, ...hash].join('#');
}

/** Whether a path may be opened from outside: it does nothing to whoever opens it but the bank's return, which the app has asked for. */
function mayOpen(path: string): boolean {
  return isReturnPath(path) || isReturnPath(path.replaceAll(oauthState, 'state'));
}

/**
 * The page that a deep link of the native app leads to; null for one that isn't the product's, or does something to whoever opens
 * it. The link must be https, without a user name, and its host must be one of the product's as a whole.
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
