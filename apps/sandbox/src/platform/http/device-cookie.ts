import type { Context } from 'hono';
import { generateCookie, getCookie } from 'hono/cookie';
import { isSecure, type TrustedProxies } from './client-address.ts';

const plainName = 'trusted-device';
/** As long as a device is trusted, in seconds. */
export const trustSeconds = 90 * 24 * 60 * 60;
/** How many people's secrets a shared browser keeps. */
const most = 5;

/** The secrets by which a browser is known to those who have confirmed it. No script can read them. */
export interface DeviceCookie {
  readonly secrets: readonly string[];
  /** Has the answer give the browser these instead; what is beyond the most that it keeps goes. */
  readonly keep: (secrets: readonly string[]) => void;
  /** The cookie for the answer, where it changes. */
  readonly header: () => string | undefined;
}

/** Opens the device cookie of a request. */
export function openDeviceCookie(c: Context, proxies: TrustedProxies): DeviceCookie {
  const secure = isSecure(c, proxies);
  // On an encrypted connection one that no neighbouring host can set.
  const name = secure ? `__Host-${plainName}` : plainName;
  const secrets = (getCookie(c, name) ?? '')
    .split('.')
    .filter((secret) => /^[\w-]{43}$/.test(secret))
    .slice(0, most);
  let header: string | undefined;
  return {
    secrets,
    keep: (next) => {
      header = generateCookie(name, next.slice(0, most).join('.'), {
        ...{ path: secure ? '/' : '/api', sameSite: 'Strict', httpOnly: true, secure },
        maxAge: next.length === 0 ? 0 : trustSeconds,
      });
    },
    header: () => header,
  };
}
