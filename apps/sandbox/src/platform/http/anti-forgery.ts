import { randomBytes, timingSafeEqual } from 'node:crypto';
import { antiForgeryCookie, headerNames, secureAntiForgeryCookie } from '@dayfare/api/transport/header-names';
import type { Context } from 'hono';
import { generateCookie, getCookie } from 'hono/cookie';
import { isSecure, type TrustedProxies } from './client-address.ts';
import { Refusal } from './refusal.ts';

const reading = new Set(['GET', 'HEAD', 'OPTIONS']);

function isSame(a: string, b: string): boolean {
  const [left, right] = [Buffer.from(a), Buffer.from(b)];
  return left.length === right.length && timingSafeEqual(left, right);
}

/** The cookie's name: on an encrypted connection one that no neighbouring host can set. */
const nameOn = (c: Context, proxies: TrustedProxies) =>
  isSecure(c, proxies) ? secureAntiForgeryCookie : antiForgeryCookie;

/** The anti-forgery cookie for a browser that has none. The page can read it, and it is sent to this site only. */
export function newAntiForgeryCookie(c: Context, proxies: TrustedProxies): string | undefined {
  const name = nameOn(c, proxies);
  if (getCookie(c, name)) return undefined;
  const value = randomBytes(32).toString('base64url');
  return generateCookie(name, value, { path: '/', sameSite: 'Strict', secure: isSecure(c, proxies) });
}

/** Refuses with AntiForgery a write whose header does not repeat the cookie: only our own page can read it. */
export function checkAntiForgery(c: Context, proxies: TrustedProxies): void {
  if (reading.has(c.req.method)) return;
  const cookie = getCookie(c, nameOn(c, proxies));
  const header = c.req.header(headerNames.antiForgery);
  if (!cookie || !header || !isSame(cookie, header)) throw new Refusal('AntiForgery');
}
