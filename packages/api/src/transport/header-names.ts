/** Every header that we add to a request, by purpose. The server reads them by the same names. */
export const headerNames = {
  authorization: 'Authorization',
  /** The session's token once more, beside the bearer token. */
  sessionAuthToken: 'X-Session-Auth-Token',
  /** Base64url of the decimal number. */
  userId: 'X-User-ID',
  userType: 'X-User-Type',
  /** IANA name, `America/New_York`. */
  timeZone: 'X-Time-Zone',
  clientIp: 'X-Client-IP',
  latitude: 'cLatitude',
  longitude: 'cLongitude',
  /** `1` or `0`, from configuration. */
  removeHtmlTags: 'X-Remove-Html-Tags',
  /** Base64url of the decimal number. */
  businessId: 'X-Business-ID',
  locale: 'X-Locale',
  businessEnvironment: 'X-Business-Environment',
  connectAccessToken: 'X-Connect-Access-Token',
  /** Brute-force security, for the calls that hand out tokens. */
  bruteForce: 'ak',
  antiForgery: 'X-XSRF-TOKEN',
  idempotencyKey: 'Idempotency-Key',
  /** Six characters that the server's log shows, and that a person reads out to support. */
  reference: 'X-Reference',
  signature: 'X-Signature',
  /** Seconds since 1970. */
  timestamp: 'X-Timestamp',
  nonce: 'X-Nonce',
  /** The other headers above, encrypted. */
  sealedHeaders: 'X-Sealed-Headers',
} as const;

/** Name of a header of ours. */
export type HeaderName = (typeof headerNames)[keyof typeof headerNames];

/** Cookie whose value the anti-forgery header repeats. */
export const antiForgeryCookie = 'XSRF-TOKEN';

/** The same on an encrypted connection: browsers then let only this very host set it, encrypted, for all its paths. */
export const secureAntiForgeryCookie = `__Host-${antiForgeryCookie}`;

/** Cookie with the secret of a browser that began single sign-on. No script can read it. */
export const ssoCookie = 'sso';

/** The same where the native app opens the partner's page in a window of the system's, which shares no cookie with it: the page sets it. */
export const ssoOpenerCookie = 'sso-opener';

/** Parameter of the address by which single sign-on begins: SHA-256 of the secret in `ssoOpenerCookie`, in base64url. */
export const ssoOpener = 'opener';

/** The name of a cookie that only an encrypted page may set. */
export const secureCookie = (name: string): string => `__Secure-${name}`;
