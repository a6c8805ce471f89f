import type { ApiClient } from '@dayfare/api/transport';
import type { AutoLogoutSettings } from '@dayfare/domain/session';
import type { Connection } from '../../connection/connection.ts';

/** The longest time an active person goes without a request, in ms. */
const longestMs = 120_000;

/** Keeps the server's session alive; `isCertain` sends a request even if there was one recently. */
export type KeepAlive = (sign: { readonly isCertain: boolean }) => void;

/** What keeping a session alive needs. */
export interface KeepAliveParts {
  readonly api: ApiClient;
  readonly connection: Pick<Connection, 'lastRequestAt'>;
  readonly settings: AutoLogoutSettings;
  /** The device's time in ms. Default: as it is. */
  readonly now?: (() => number) | undefined;
}

/** Sends a small request. The documents name no call for it; any response keeps the session, and a 401 ends it here too. */
export async function askAnything(api: ApiClient): Promise<void> {
  const { settingsContract } = await import('@dayfare/api/session/settings-contract');
  await api.client(settingsContract).getDualFactorSettings();
}

/**
 * Call on signs of activity: the server only counts requests, and would end the session of someone who is reading. Sends a small request
 * if there was none for a while.
 */
export function keepAliveWith({ api, connection, settings, now = Date.now }: KeepAliveParts): KeepAlive {
  const everyMs = Math.min(settings.timeoutMs / 4, longestMs);
  let isAsking = false;
  return ({ isCertain }) => {
    const isRecent = now() - connection.lastRequestAt.get() < everyMs;
    if (isAsking || (isRecent && !isCertain)) return;
    isAsking = true;
    askAnything(api)
      .catch(() => undefined)
      .finally(() => {
        isAsking = false;
      });
  };
}
