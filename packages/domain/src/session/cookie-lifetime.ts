const secondsByUnit = { minutes: 60, hours: 3_600, days: 86_400, years: 31_536_000 } as const;

/** Unit of a cookie's lifetime. */
export type CookieUnit = keyof typeof secondsByUnit;

/** How long a cookie lives. */
export interface CookieLifetime {
  readonly amount: number;
  readonly unit: CookieUnit;
}

/** Returns a cookie's lifetime in seconds, for `Max-Age`. Throws if the lifetime isn't a positive number. */
function cookieMaxAge({ amount, unit }: CookieLifetime): number {
  if (!(amount > 0) || !Number.isFinite(amount)) throw new RangeError('A cookie lives for a positive time.');
  return Math.floor(amount * secondsByUnit[unit]);
}

/** The attributes of every cookie written by the app. The caller encrypts the value. */
export function cookieAttributes(lifetime: CookieLifetime): string {
  return `Max-Age=${cookieMaxAge(lifetime)}; Path=/; Secure; SameSite=Strict`;
}
