import { parseUrl } from '../access/index.ts';

/** What decides about an address that a link leads to. */
export interface OutsideContext {
  /** Origin of the page. */
  readonly origin: string;
  /** `InAppUrls` of the configuration: what these begin with is shown in the app's own view. */
  readonly inAppUrls: readonly string[];
  /** `OutAppUrls`: what these begin with is never shown in it, even if the other list has it too. */
  readonly outAppUrls: readonly string[];
}

const schemes: ReadonlySet<string> = new Set(['https:', 'tel:', 'mailto:', 'sms:']);

/** Whether an address lies under an entry of a list, an address or a host: the same origin, and a path that goes on where the entry's ends. */
function isUnder(href: string, entry: string): boolean {
  const [url, above] = [parseUrl(href), parseUrl(entry.includes('://') ? entry : `https://${entry}`)];
  if (url === null || above === null || url.origin !== above.origin || url.origin === 'null') return false;
  const folder = above.pathname.endsWith('/') ? above.pathname : `${above.pathname}/`;
  return url.pathname === above.pathname || url.pathname.startsWith(folder);
}

/**
 * What the native app does with the address of a link: shows it in its view, hands it to the system, or nothing, for what is no
 * address that anybody should follow.
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
