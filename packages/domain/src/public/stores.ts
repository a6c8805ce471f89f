import { parseUrl, type RedirectRules, safeRedirect } from '../access/index.ts';

/** What kind of device a browser is on, as far as its name says so. */
export type DevicePlatform = 'ios' | 'android' | 'unknown';

/** The stores that have the app. */
export type Store = 'apple' | 'google';

/** A store's page of the app. */
export interface StoreLink {
  readonly store: Store;
  readonly href: string;
}

const addressKeys = {
  apple: 'AppleAppStoreAddress',
  google: 'GooglePlayStoreAddress',
} as const satisfies Record<Store, string>;

const storesOf = {
  ios: ['apple'],
  android: ['google'],
  unknown: ['apple', 'google'],
} as const satisfies Record<DevicePlatform, readonly Store[]>;

/** Returns what kind of device a browser is on, by its user agent. Newer iPads call themselves a desktop, and so are unknown. */
export function devicePlatform(userAgent: string): DevicePlatform {
  if (/iPhone|iPad|iPod/.test(userAgent)) return 'ios';
  return /Android/.test(userAgent) ? 'android' : 'unknown';
}

/** Whether a browser is on a phone or tablet, by its user agent. */
export function isMobileBrowser(userAgent: string): boolean {
  return devicePlatform(userAgent) !== 'unknown' || /Mobile/.test(userAgent);
}

/** Returns the stores to show on a kind of device, with their addresses in the configuration. One without an https address is left out. */
export function storeLinks(
  platform: DevicePlatform,
  value: (key: string) => string | undefined,
): readonly StoreLink[] {
  return storesOf[platform].flatMap((store) => {
    const url = parseUrl(value(addressKeys[store]) ?? '');
    return url?.protocol === 'https:' ? [{ store, href: url.href }] : [];
  });
}

/** What may lead to the app besides the stores. */
export interface AppLinkParts {
  /** The link that the server made for this visit; null or undefined while there is none. */
  readonly dynamic: string | null | undefined;
  /** `DownloadAppDeepLink` of the configuration. */
  readonly configured: string | undefined;
  /** Path of the page itself, with the flags that are on. */
  readonly ownPath: string;
  readonly rules: RedirectRules;
}

/** A link that opens the app, or leads to its store. */
export interface AppLink {
  readonly href: string;
  /** Whether it is the page itself, for lack of a link that is allowed. On a phone, the page's buttons then lead on. */
  readonly isOwnPage: boolean;
}

/**
 * Returns the link that opens the app: the server's, otherwise the configured one, otherwise the page itself. A link must lead to our own
 * site or to a host on the list of redirects.
 */
export function appLink({ dynamic, configured, ownPath, rules }: AppLinkParts): AppLink {
  const own = rules.origin + ownPath;
  for (const link of [dynamic, configured]) {
    const safe = safeRedirect(link, rules);
    if (!safe) continue;
    const href = safe.kind === 'url' ? safe.url : rules.origin + safe.path;
    return { href, isOwnPage: href === own };
  }
  return { href: own, isOwnPage: true };
}
