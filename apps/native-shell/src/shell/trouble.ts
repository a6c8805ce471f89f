import type { Device } from './device.ts';

/** Why the page cannot be shown. */
export type Trouble =
  /** The device or its network cannot reach the server. */
  | 'offline'
  /** The server answers that it can't. */
  | 'unavailable'
  /** The server's certificate is not in order: the connection may be intercepted. */
  | 'untrusted'
  /** The view's own process has ended twice in a short time. */
  | 'crashed';

// From NSURLError.h: what a server's certificate, or the connection made with it, is refused for.
const untrustedOnIos: ReadonlySet<number> = new Set([-1022, -1200, -1201, -1202, -1203, -1204, -1205, -1206]);
// From WebViewClient. What is not negative is the reason of an SslError.
const failedHandshakeOnAndroid = -11;

/** What a load has failed for, from the code that the view gives. */
export function troubleOfLoad(platform: Device['info']['platform'], code: number): Trouble {
  const isUntrusted =
    platform === 'ios' ? untrustedOnIos.has(code) : code >= 0 || code === failedHandshakeOnAndroid;
  return isUntrusted ? 'untrusted' : 'offline';
}

/** So near each other two ends of the view's process are one trouble, ms. */
const crashesWithinMs = 60_000;

/** Whether the view is loaded again by itself after its process has ended: not if that has just been tried. */
export function loadsAgain(now: number, lastCrashAt: number | null): boolean {
  return lastCrashAt === null || now - lastCrashAt > crashesWithinMs;
}
