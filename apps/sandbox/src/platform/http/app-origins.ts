import { isLocalHost } from './loopback.ts';
import { Refusal } from './refusal.ts';
import type { Settings } from './settings.ts';

/** Whether the app is served at an origin: one of `APP_ORIGINS`, or without any, one of this machine. */
function isAppOrigin({ appOrigins }: Pick<Settings, 'appOrigins'>, origin: string): boolean {
  if (appOrigins.length > 0) return appOrigins.includes(origin);
  const url = URL.parse(origin);
  return url !== null && url.origin === origin && isLocalHost(url.hostname);
}

/** The origin if the app is served there. Refuses with InvalidRequest: what a request claims, in a header or its body, decides nothing. */
export function requireAppOrigin(settings: Pick<Settings, 'appOrigins'>, origin: string): string {
  if (!isAppOrigin(settings, origin)) throw new Refusal('InvalidRequest');
  return origin;
}
