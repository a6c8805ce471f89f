import type { ApiClient } from '@dayfare/api/transport';
import type { AutoLogoutSettings } from '@dayfare/domain/session';
import type { Connection } from '../../connection/connection.ts';

/** The longest that someone who is there goes without a request, ms. */
const longestMs = 120_000;

/** Keeps the server's session; `isCertain` asks also when something else has been asked for just now. */
export type KeepAlive = (sign: { readonly isCertain: boolean }) => void;

/** What keeping a session needs. */
export interface KeepAliveParts {
  readonly api: ApiClient;
  readonly connection: Pick<Connection, 'lastRequestAt'>;
  readonly settings: AutoLogoutSettings;
  readonly now: () => number;
}

/**
 * For signs of life: the server counts requests alone, and would end the session of somebody who reads. Asks it for
 * something small when nothing has been asked for a while. The documents name no call for it; any answer keeps the
 * session, and a 401 ends it here as well.
 */
export function keepAliveWith({ api, connection, settings, now }: KeepAliveParts): KeepAlive {
  const everyMs = Math.min(settings.timeoutMs / 4, longestMs);
  const ask = async () => {
    const { settingsContract } = await import('@dayfare/api/session/settings-contract');
    await api.client(settingsContract).getDualFactorSettings();
  };
  let isAsking = false;
  return ({ isCertain }) => {
    const isRecent = now() - connection.lastRequestAt.get() < everyMs;
    if (isAsking || (isRecent && !isCertain)) return;
    isAsking = true;
    ask()
      .catch(() => undefined)
      .finally(() => {
        isAsking = false;
      });
  };
}
