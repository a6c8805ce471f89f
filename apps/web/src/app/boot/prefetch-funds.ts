import { earlyRead } from '@dayfare/api/transport/early-read';
import { firstLanguage, wireLanguage } from '@dayfare/domain/product';
import { environmentOfBrand } from '@dayfare/themes/brands/environments';
import { rememberedBrand } from '../../platform/brand/remembered-brand.ts';
import { keepEarlyKeys, keptKeys } from '../../platform/session/preload/kept-keys.ts';
import { keepEarlyFunds } from '../../platform/session/preload/prefetched-response.ts';
import { currentUserKey, readStoredUser } from '../../platform/session/stored-user.ts';
import type { LocalArea } from '../../platform/storage/local-area.ts';

/** Pages that show or use the available funds first, and those that send signed-in people to one of them. */
const needsFunds = /^\/(?:ewa\/.*|dayfare-direct\/.*|login|welcome(?:\/login)?)?$/;

/** Where the page is, and what it has stored. */
export interface Arrived {
  readonly location: Pick<Location, 'pathname' | 'href'>;
  readonly local: LocalArea;
  readonly languages: readonly string[];
  /** `document.cookie`. */
  readonly cookies: string;
}

/**
 * Reads the signed-in user's keys, and requests their available funds, in the page's head, a second before a slow phone has the app's
 * script. Resolves when the request has been sent or is not needed; the app does both itself if anything here fails.
 */
export async function prefetchFunds({ location, local, languages, cookies }: Arrived): Promise<void> {
  if (local.getItem(currentUserKey) === null) return;
  const reading = keptKeys();
  keepEarlyKeys(reading);
  const entry = await reading;
  if (!needsFunds.test(location.pathname)) return;
  const stored = entry && (await readStoredUser(local, entry.token));
  if (!entry || stored?.user.sessionID !== entry.sessionId) return;
  const url = new URL('/api/user/GetAvailableFunds', location.href);
  const { headers, ...options } = await earlyRead({
    url,
    cookies,
    session: {
      auth: { ...stored.user, authToken: stored.authToken },
      keys: entry.request,
      // That of the last visit: the configuration and the start-up data, which name it, are not here yet.
      businessEnvironment: environmentOfBrand(rememberedBrand(local) ?? 'common'),
      locale: wireLanguage(firstLanguage(local.getItem('locale'), languages)),
    },
  });
  const askedAt = Date.now();
  keepEarlyFunds({ url: url.href, headers, askedAt, answer: fetch(url, { headers, ...options }) });
}
