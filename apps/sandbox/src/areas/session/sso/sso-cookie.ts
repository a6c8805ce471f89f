import { createHash } from 'node:crypto';
import { secureCookie, ssoCookie, ssoOpenerCookie } from '@dayfare/api/transport/header-names';
import type { Context } from 'hono';
import { generateCookie, getCookie } from 'hono/cookie';
import { isSecure, type TrustedProxies } from '../../../platform/http/client-address.ts';

const nameOn = (c: Context, proxies: TrustedProxies, name: string) =>
  isSecure(c, proxies) ? secureCookie(name) : name;

/** What the server keeps of the secret of a browser that began single sign-on. */
export const hashOfBrowser = (secret: string): string =>
  createHash('sha256').update(secret).digest('base64url');

/** The secret that the server gave the browser that began single sign-on; undefined where it began none. */
export const ssoSecretOf = (c: Context, proxies: TrustedProxies): string | undefined =>
  getCookie(c, nameOn(c, proxies, ssoCookie)) || undefined;

/** Hashes of the secrets of a browser that began single sign-on, by itself or in a window of the system's; none where it began none. */
export function ssoBrowserHashesOf(c: Context, proxies: TrustedProxies): readonly string[] {
  const secrets = [ssoSecretOf(c, proxies), getCookie(c, nameOn(c, proxies, ssoOpenerCookie))];
  return secrets.flatMap((secret) => (secret ? [hashOfBrowser(secret)] : []));
}

/** The cookie that gives a browser its secret. Lax, because the browser comes back by a link of the partner's site. */
export function newSsoCookie(c: Context, proxies: TrustedProxies, secret: string, lifeMs: number): string {
  return generateCookie(nameOn(c, proxies, ssoCookie), secret, {
    ...{ path: '/api', httpOnly: true, sameSite: 'Lax', maxAge: lifeMs / 1000 },
    secure: isSecure(c, proxies),
  });
}
