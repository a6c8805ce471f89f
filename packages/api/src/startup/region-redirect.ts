/** Who opens the region's site: the native app, a mobile browser, or any other. */
export const regionClientTypes = { native: 5, mobile: 1, other: 0 } as const;

/** Why a user is sent there. The documents name the flags and not their cases: these are ours. */
export const regionFlags = {
  /** Enrollment that has just ended. */
  enrolled: 'ernt',
  /** A user who was enrolled before has signed in. */
  signedIn: 'ern',
  /** The same, with a page that was asked for. */
  deepLink: 'ddl',
} as const;

/** Where and how to go on. */
export interface RegionRedirect {
  /** From `identifyRegion`: an https origin. */
  readonly regionHost: string;
  /** `en-US`. */
  readonly culture: string;
  /** One-time token. It stands in an address, so never a session's own. */
  readonly authToken: string;
  readonly client: keyof typeof regionClientTypes;
  readonly reason?: keyof typeof regionFlags | undefined;
  /** The page that was asked for: a path of the app. Ours. */
  readonly path?: string | undefined;
}

/**
 * The address that hands a person over to another region's site. Throws TypeError for a host that is not on the list of the
 * configuration or not https: the token would go to it.
 */
export function regionRedirectUrl(
  { regionHost, culture, authToken, client, reason, path }: RegionRedirect,
  allowedHosts: readonly string[],
): URL {
  const origin = new URL(regionHost);
  if (origin.protocol !== 'https:' || !allowedHosts.includes(origin.host)) {
    throw new TypeError(`${origin.host} is not a site of ours.`);
  }
  const url = new URL(`/${encodeURIComponent(culture)}/connect/oauth`, origin);
  url.searchParams.set('authToken', authToken);
  url.searchParams.set('clientType', String(regionClientTypes[client]));
  if (reason) url.searchParams.set(regionFlags[reason], 'true');
  if (path) url.searchParams.set('redirectUrl', path);
  return url;
}
