import { parseUrl } from '../access/index.ts';

/** Context for deciding about a link's address. */
export interface OutsideContext {
  /** Origin of the page. */
  readonly origin: string;
  /** `InAppUrls` of the configuration: addresses with these prefixes open in the app's view. */
  readonly inAppUrls: readonly string[];
  /** `OutAppUrls`: addresses with these prefixes never open in it, even if the other list has them too. */
  readonly outAppUrls: readonly string[];
}

const schemes: ReadonlySet<string> = new Set(['https:', 'tel:', 'mailto:', 'sms:']);

/** Whether an address is covered by an entry of a list, an address or host: the same origin, and a path below the entry's. */
function isUnder(href: string, entry: string): boolean {
  const [url, above] = [parseUrl(href), parseUrl(entry.includes('://') ? entry : `https://${entry}`)];
  if (url === null || above === null || url.origin !== above.origin || url.origin === 'null') return false;
  const folder = above.pathname.endsWith('/') ? above.pathname : `${above.pathname}/`;
  return url.pathname === above.pathname || url.pathname.startsWith(folder);
}

/**
 * Returns what the native app does with a link's address: opens it in its view, hands it to the system, or ignores it if it isn't safe to
 * follow.
 */
export function outsideLink(
  href: string,
  { origin, inAppUrls, outAppUrls }: OutsideContext,
): 'inside' | 'outside' | 'nowhere' {
  const url = parseUrl(href);
  if (url === null) return 'nowhere';
  const isOut = outAppUrls.some((entry) => isUnder(href, entry));
  if (!isOut && (url.origin === origin || inAppUrls.some((entry) => isUnder(href, entry)))) return 'inside';
  return schemes.has(url.protocol) || url.origin === origin ? 'outside' : 'nowhere';
}
