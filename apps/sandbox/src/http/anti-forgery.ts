import { randomBytes, timingSafeEqual } from 'node:crypto';
import { antiForgeryCookie, headerNames } from '@dayfare/api/transport/header-names';
import type { Context } from 'hono';
import { generateCookie, getCookie } from 'hono/cookie';
import { Refusal } from './refusal.ts';

const reading = new Set(['GET', 'HEAD', 'OPTIONS']);

function isSame(a: string, b: string): boolean {
  const [left, right] = [Buffer.from(a), Buffer.from(b)];
  return left.length === right.length && timingSafeEqual(left, right);
}

/** The anti-forgery cookie for a browser that has none. The page can read it, and it is sent to this site only. */
export function newAntiForgeryCookie(c: Context): string | undefined {
  if (getCookie(c, antiForgeryCookie)) return undefined;
  const secure = new URL(c.req.url).protocol === 'https:';
  const value = randomBytes(32).toString('base64url');
  return generateCookie(antiForgeryCookie, value, { path: '/', sameSite: 'Strict', secure });
}

/** Refuses with AntiForgery a write whose header does not repeat the cookie: only our own page can read it. */
export function checkAntiForgery(c: Context): void {
  if (reading.has(c.req.method)) return;
  const cookie = getCookie(c, antiForgeryCookie);
  const header = c.req.header(headerNames.antiForgery);
  if (!cookie || !header || !isSame(cookie, header)) throw new Refusal('AntiForgery');
}
