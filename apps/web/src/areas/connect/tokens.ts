import { askForTokens } from '@dayfare/api/connect/token-queries';
import { ApiError } from '@dayfare/api/transport';
import { mayAskForToken } from '@dayfare/domain/connect';
import type { App } from '../../platform/app-context/app.ts';
import type { Session } from '../../platform/session/session-store.ts';
import {
  type ConnectData,
  readConnectData,
  takeConnectToken,
  writeConnectData,
} from '../../platform/storage/connect-data.ts';

/** How often the tokens were asked for, by session. */
const asked = new WeakMap<Session, number>();

/** `ConnectTokenCallsLimit` where the configuration says nothing. */
const usualLimit = 2;

/** Asks for the tokens and keeps them on the device, sealed. Rejects with ApiError, also once they were asked for too often in a session. */
async function renewTokens(app: App, session: Session, key: CryptoKey): Promise<void> {
  const count = asked.get(session) ?? 0;
  const limit = Number(app.startup.configuration.get().value('ConnectTokenCallsLimit') ?? usualLimit);
  if (!mayAskForToken(count, limit)) throw new ApiError({ kind: 'network' });
  asked.set(session, count + 1);
  const data = await askForTokens(app.api, session.user.userID);
  // After a sign-out meanwhile nothing is kept.
  if (app.session.current() !== session) throw new ApiError({ kind: 'cancelled' });
  await writeConnectData(app.local, key, data);
}

async function findTokens(app: App, session: Session, isRenewed: boolean): Promise<ConnectData> {
  const key = await app.session.sealingKey();
  if (!key || app.session.current() !== session) throw new ApiError({ kind: 'cancelled' });
  if (isRenewed || !(await readConnectData(app.local, key))) await renewTokens(app, session, key);
  const data = await readConnectData(app.local, key);
  // The tab next door may have signed out.
  if (!data) throw new ApiError({ kind: 'cancelled' });
  takeConnectToken(session, data.connectToken);
  return data;
}

/** Pending lookups by session: other callers wait for the same. */
const underWay = new WeakMap<Session, Promise<ConnectData>>();

/**
 * The tokens that the device keeps, decrypted; asked for where it has none, or where they are worth nothing any more. From then on the
 * calls of Connect carry theirs. Rejects with ApiError.
 */
export function tokensOf(app: App, session: Session, isRenewed: boolean): Promise<ConnectData> {
  const known = underWay.get(session);
  if (known) return known;
  const finding = findTokens(app, session, isRenewed).finally(() => underWay.delete(session));
  underWay.set(session, finding);
  return finding;
}
