import type { WireCurrentUser } from '@dayfare/api/session/contract';
import { importSessionKeys, type SessionKeys } from '@dayfare/api/transport/signature';
import type { LogoutPlan } from '@dayfare/domain/session';
import { newSealingKey } from './sealed-text.ts';
import { currentUserKey, readStoredUser, type SessionUser, sealUser } from './stored-user.ts';
import type { Vault } from './vault.ts';
import { wipeStorage } from './wipe-storage.ts';

/** A signed-in person, with what requests need. Only in memory. */
export interface Session {
  readonly user: SessionUser;
  readonly authToken: string;
  readonly keys: SessionKeys;
}

/** What happened to the session, and where. */
export interface SessionChange {
  readonly session: Session | null;
  readonly previous: Session | null;
  /** `elsewhere` is another tab of the same browser. */
  readonly from: 'here' | 'elsewhere';
  /** Whether this tab's unfinished business went with the session, because its person wanted it to end. */
  readonly isTabWiped: boolean;
}

/** What a session that ends leaves in the browser's storages; see the domain's `logoutPlan`. */
type SessionClearing = Pick<LogoutPlan['clear'], 'localStorageKeeps' | 'sessionStorage'>;

/** The one place that knows who is signed in, in this tab and in step with the others. */
export interface SessionStore {
  readonly current: () => Session | null;
  /** Takes up the session that lies in the browser, if it is whole. Null when no one is signed in. */
  readonly restore: () => Promise<Session | null>;
  /** Signs a person in. Null where the session that there was has ended meanwhile: an answer from before a sign-out opens no new session. */
  readonly begin: (user: WireCurrentUser) => Promise<Session | null>;
  /**
   * Forgets the session. With `sessionStorage` this tab's unfinished business goes too; without it the same person can
   * go on after signing in again.
   */
  readonly end: (clear: SessionClearing) => Promise<void>;
  /** The key that seals what belongs to this sign-in in the browser; null when no one is signed in. */
  readonly sealingKey: () => Promise<CryptoKey | null>;
  /** Calls `listener` after every change, also one made in another tab. Returns the way to stop that. */
  readonly subscribe: (listener: (change: SessionChange) => void) => () => void;
}

/** Where a session store keeps things. */
export interface SessionStoreParts {
  readonly vault: Vault;
  /** Shared by all tabs. Default `localStorage`. */
  readonly local?: Storage | undefined;
  /** This tab's own. Default `sessionStorage`. */
  readonly tab?: Storage | undefined;
}

const ownerKey = 'draftsOf';

/** Makes the session store of a page; it listens to other tabs for as long as the page lives. */
export function createSessionStore({
  vault,
  local = localStorage,
  tab = sessionStorage,
}: SessionStoreParts): SessionStore {
  let session: Session | null = null;
  /** The sealing key of each sign-in: reading it again takes a slow phone a while. */
  const seals = new WeakMap<Session, CryptoKey>();
  const listeners = new Set<(change: SessionChange) => void>();
  let changes = 0;
  let ends = 0;

  const become = (next: Session | null, from: SessionChange['from'], isTabWiped = false) => {
    changes += 1;
    const previous = session;
    session = next;
    if (previous && !next) ends += 1;
    if (!previous && !next) return;
    for (const listener of listeners) listener({ session: next, previous, from, isTabWiped });
  };

  const read = async (): Promise<Session | null> => {
    // A visitor has nothing there, and need not have the vault opened.
    const entry = local.getItem(currentUserKey) === null ? undefined : await vault.get();
    const stored = entry && (await readStoredUser(local, entry.token));
    if (!entry || stored?.user.sessionID !== entry.sessionId) return null;
    const found = { ...stored, keys: entry.request };
    seals.set(found, entry.token);
    return found;
  };

  /** Another person's unfinished business goes out of the tab. */
  const giveTabTo = (userId: number) => {
    if (tab.getItem(ownerKey) !== String(userId)) wipeStorage(tab, []);
    tab.setItem(ownerKey, String(userId));
  };

  const adoptFromElsewhere = async () => {
    changes += 1;
    const own = changes;
    const found = await read();
    // Reading takes a while: what was heard or done since counts.
    if (own !== changes) return;
    if (found) giveTabTo(found.user.userID);
    become(found, 'elsewhere');
  };

  window.addEventListener('storage', ({ storageArea, key, newValue }) => {
    // A null key means that all of the storage was cleared.
    if (storageArea !== local || (key !== null && key !== currentUserKey)) return;
    if (newValue === null) become(null, 'elsewhere');
    else void adoptFromElsewhere();
  });

  return {
    current: () => session,
    restore: async () => {
      session = await read();
      if (!session) local.removeItem(currentUserKey);
      return session;
    },
    begin: async ({ authToken, signingKey, ...user }) => {
      const endsBefore = ends;
      const [token, keys] = await Promise.all([newSealingKey(), importSessionKeys(signingKey)]);
      const sealed = await sealUser(token, { user, authToken });
      if (ends !== endsBefore) return null;
      // The keys first: another tab looks for them as soon as the user is in localStorage.
      await vault.put({ sessionId: user.sessionID, token, request: keys });
      // The end empties the vault after these.
      if (ends !== endsBefore) return null;
      giveTabTo(user.userID);
      local.setItem('lastUserID', String(user.userID));
      local.setItem(currentUserKey, sealed);
      const next = { user, authToken, keys };
      seals.set(next, token);
      become(next, 'here');
      return next;
    },
    end: async (clear) => {
      wipeStorage(local, clear.localStorageKeeps);
      if (clear.sessionStorage) wipeStorage(tab, []);
      become(null, 'here', clear.sessionStorage);
      await vault.wipe();
    },
    sealingKey: async () => (session && seals.get(session)) ?? null,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
