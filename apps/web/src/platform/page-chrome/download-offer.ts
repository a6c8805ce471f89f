import { type RedirectRules, safeRedirect } from '@dayfare/domain/access';
import { devicePlatform, isMobileBrowser, storeLinks } from '@dayfare/domain/public';
import { mayOfferDownload } from './may-offer-download.ts';

/** What decides about offering the native app. */
export interface DownloadOfferParts {
  readonly userAgent: string;
  readonly isNative: boolean;
  readonly path: string;
  /** An entry of the configuration. */
  readonly value: (key: string) => string | undefined;
  /** Where the deep link may lead. */
  readonly rules: RedirectRules;
}

/** Where the app is to be had when the configuration has no address. */
const ownPage = '/download-app';

/** Where the app is to be had, if it is to be offered on this page; else null. */
export function downloadOffer({
  userAgent,
  isNative,
  path,
  value,
  rules,
}: DownloadOfferParts): string | null {
  const isShown =
    isMobileBrowser(userAgent) &&
    !isNative &&
    path !== ownPage &&
    mayOfferDownload(path, value('RestrictedAppFeature'));
  if (!isShown) return null;
  const deepLink = safeRedirect(value('DownloadAppDeepLink'), rules);
  if (deepLink) return deepLink.kind === 'url' ? deepLink.url : deepLink.path;
  const platform = devicePlatform(userAgent);
  // Of an unknown device, only our own page has the buttons of both stores.
  const [store] = platform === 'unknown' ? [] : storeLinks(platform, value);
  return store?.href ?? ownPage;
}
