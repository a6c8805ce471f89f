const secondsByUnit = { minutes: 60, hours: 3_600, days: 86_400, years: 31_536_000 } as const;

/** Unit of a cookie's lifetime. */
export type CookieUnit = keyof typeof secondsByUnit;

/** How long a cookie lives. */
export interface CookieLifetime {
  readonly amount: number;
  readonly unit: CookieUnit;
}

/** A cookie's lifetime in seconds, as `Max-Age` wants it. Throws for a lifetime that isn't a positive number. */
export function cookieMaxAge({ amount, unit }: CookieLifetime): number {
  if (!(amount > 0) || !Number.isFinite(amount)) throw new RangeError('A cookie lives for a positive time.');
  return Math.floor(amount * secondsByUnit[unit]);
}

/** The attributes of every cookie that the app writes. The value is the caller's to seal. */
export function cookieAttributes(lifetime: CookieLifetime): string {
  return `Max-Age=${cookieMaxAge(lifetime)}; Path=/; Secure; SameSite=Strict`;
}
