import { steers } from './nested-steering.ts';
import { parseUrl } from './web-url.ts';

/** Where redirects may go. */
export interface RedirectRules {
  /** Origin of the page, `https://pay.example`. */
  readonly origin: string;
  /** Hosts, with their port if it isn't the usual one, that are trusted besides: `partner.example`, `partner.example:8443`. */
  readonly allowedHosts: readonly string[];
}

/** A redirect that may be followed: a path of this origin for the router, or an address elsewhere for the browser. */
export type SafeRedirect =
  | { readonly kind: 'path'; readonly path: string }
  | { readonly kind: 'url'; readonly url: string };

const longestTarget = 2048;

// Browsers drop tabs and line ends from an address and read a backslash as a slash, so what the eye sees isn't what they follow.
const deceptive = /[\s\\\p{Cc}\p{Cf}\p{Cs}]/u;
const deceptiveWhenDecoded = /\/{2}|[\\\p{Cc}]/u;
const timesDecoded = 4;

/** The path decoded as often as proxies and routers between here and its page might do it. */
function decodings(path: string): readonly string[] {
  const texts = [path];
  for (let text = path; texts.length <= timesDecoded; texts.push(text)) {
    // Byte by byte, because one broken escape must not hide the others.
    text = text.replace(/%([0-7][0-9a-f])/gi, (_, hex: string) =>
      String.fromCharCode(Number.parseInt(hex, 16)),
    );
  }
  return texts;
}

function isPlainPath(pathname: string): boolean {
  return decodings(pathname).every((text) => !deceptiveWhenDecoded.test(text));
}

/**
 * Whether text is a path of this origin and of no other, however it is decoded: one leading slash, no second one, no
 * backslash, no control character, no white space.
 */
export function isSafePath(text: string): boolean {
  if (!text.startsWith('/') || text.length > longestTarget || deceptive.test(text)) return false;
  const base = 'https://origin.invalid';
  const [written = ''] = text.split(/[?#]/);
  const url = parseUrl(text, base);
  return url !== null && url.origin === base && isPlainPath(written) && isPlainPath(url.pathname);
}

/** Whether people may be led back to a page after they have signed in: a safe path that steers nowhere by itself. */
export function isReturnPath(text: string): boolean {
  return isSafePath(text) && !steers(text);
}

/**
 * What a redirect parameter may lead to; null for everything else. A path, or an address of this origin, stays in the
 * app and may not steer any further; an address elsewhere must be https, carry no user name, and have a host that is on the
 * list as a whole.
 */
export function safeRedirect(
  target: string | null | undefined,
  { origin, allowedHosts }: RedirectRules,
): SafeRedirect | null {
  if (!target || target.length > longestTarget || deceptive.test(target)) return null;
  if (target.startsWith('/')) {
    const url = isReturnPath(target) ? parseUrl(target, origin) : null;
    return url && { kind: 'path', path: url.pathname + url.search + url.hash };
  }

  const url = /^https?:\/\/[^/]/i.test(target) ? parseUrl(target) : null;
  if (url === null || url.username + url.password !== '') return null;
  if (url.origin === origin) {
    const path = url.pathname + url.search + url.hash;
    return isReturnPath(path) ? { kind: 'path', path } : null;
  }
  const isAllowed = allowedHosts.some((host) => host.toLowerCase() === url.host);
  return isAllowed && url.protocol === 'https:' ? { kind: 'url', url: url.href } : null;
}

/** Whether a target is an address elsewhere that is safe as soon as its host is on the list: only the list can decide about it. */
export function isForList(target: string | null | undefined, origin: string): boolean {
  const host = target ? parseUrl(target)?.host : undefined;
  return host !== undefined && safeRedirect(target, { origin, allowedHosts: [host] })?.kind === 'url';
}
