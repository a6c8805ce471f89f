import { type RedirectRules, safeRedirect } from '@dayfare/domain/access';
import { mayOfferDownload } from './may-offer-download.ts';

/** What decides about offering the native app. */
export interface DownloadOfferParts {
  readonly userAgent: string;
  readonly isNative: boolean;
  readonly path: string;
  /** Whether the page of ours that leads to the app is there. */
  readonly hasOwnPage: boolean;
  /** An entry of the configuration. */
  readonly value: (key: string) => string | undefined;
  /** Where the deep link may lead. */
  readonly rules: RedirectRules;
}

const stores = [
  ['AppleAppStoreAddress', /iPhone|iPad|iPod/],
  ['GooglePlayStoreAddress', /Android/],
] as const;

/** Where the app is to be had when the configuration has no address. */
export const ownPage = '/download-app';

const isMobile = (userAgent: string) => /Android|iPhone|iPad|iPod|Mobile/.test(userAgent);

/** Where the app is to be had, if it is to be offered on this page; else null. */
export function downloadOffer({
  userAgent,
  isNative,
  path,
  hasOwnPage,
  value,
  rules,
}: DownloadOfferParts): string | null {
  const isShown = isMobile(userAgent) && !isNative && mayOfferDownload(path, value('RestrictedAppFeature'));
  if (!isShown) return null;
  const [storeKey] = stores.find(([, system]) => system.test(userAgent)) ?? [];
  const deepLink = safeRedirect(value('DownloadAppDeepLink'), rules);
  if (deepLink) return deepLink.kind === 'url' ? deepLink.url : deepLink.path;
  // An address that is left empty counts as none.
  return (storeKey && value(storeKey)) || (hasOwnPage ? ownPage : null);
}
