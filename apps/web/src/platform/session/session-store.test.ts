import { sessionSamples } from '@dayfare/api/mocks';
import { type LogoutCause, logoutPlan } from '@dayfare/domain/session';
import { beforeEach, describe, expect, it } from 'vitest';
import { memoryStorage } from '../storage/storage.ts';
import { createSessionStore, type SessionChange, type SessionStore } from './session-store.ts';
import { memoryVault, type Vault } from './vault.ts';

const user = sessionSamples.employee();
const { authToken, signingKey } = user;
const clearing = (cause: LogoutCause) =>
  logoutPlan({ cause, isNative: false, language: 'en', origin: 'https://app.test', allowedHosts: [] }).clear;

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

describe('a session', () => {
  it('is taken up again on the next page load from the same browser', async () => {
    const vault = memoryVault();
    await createSessionStore({ vault }).begin(user);
    const next = await createSessionStore({ vault }).restore();
    expect(next?.user.userID).toBe(user.userID);
    expect(next?.authToken).toBe(authToken);
  });

  it('keeps token, secret, and who it is out of what anyone can read in the browser', async () => {
    await createSessionStore({ vault: memoryVault() }).begin(user);
    const stored = localStorage.getItem('currentUser') ?? '';
    expect(stored).not.toContain(authToken);
    expect(stored).not.toContain(signingKey);
    for (const personal of [
      user.firstName,
      user.lastName,
      user.emailAddress,
      user.mobileNumber,
      user.userName,
    ])
      expect(JSON.stringify({ ...localStorage, ...sessionStorage })).not.toContain(personal);
    expect(stored).toMatch(/^[\w-]+$/);
  });

  it('has keys that no script can export', async () => {
    const vault = memoryVault();
    const begun = await createSessionStore({ vault }).begin(user);
    const entry = await vault.get();
    expect([begun?.keys.sign, begun?.keys.seal, entry?.token].map((key) => key?.extractable)).toEqual([
      false,
      false,
      false,
    ]);
  });

  it('is none when the keys are those of another sign-in', async () => {
    const vault = memoryVault();
    await createSessionStore({ vault }).begin(user);
    const entry = await vault.get();
    if (entry) await vault.put({ ...entry, sessionId: 'another' });
    expect(await createSessionStore({ vault }).restore()).toBeNull();
    expect(localStorage.getItem('currentUser')).toBeNull();
  });

  it('is none when the stored user has been tampered with', async () => {
    const vault = memoryVault();
    await createSessionStore({ vault }).begin(user);
    const sealed = localStorage.getItem('currentUser') ?? '';
    for (const tampered of ['{"userID":"1"}', sealed.slice(0, -4), `AAAA${sealed.slice(4)}`]) {
      localStorage.setItem('currentUser', tampered);
      expect(await createSessionStore({ vault }).restore()).toBeNull();
    }
  });
});

describe('the end of a session', () => {
  it('forgets everything but the settings of the device on signing out [session-044]', async () => {
    const vault = memoryVault();
    const store = createSessionStore({ vault });
    await store.begin(user);
    localStorage.setItem('locale', 'es');
    localStorage.setItem('connectData', '{}');
    sessionStorage.setItem('draft', '40');
    await store.end(clearing('choice'));
    expect(Object.keys(localStorage).sort()).toEqual(['lastUserID', 'locale']);
    expect(sessionStorage).toHaveLength(0);
    expect(await vault.get()).toBeUndefined();
  });

  it('keeps the unfinished business of the tab when the server ended it, for the same person only', async () => {
    const store = createSessionStore({ vault: memoryVault() });
    await store.begin(user);
    sessionStorage.setItem('draft', '40');
    await store.end(clearing('unauthorized'));
    await store.begin(user);
    expect(sessionStorage.getItem('draft')).toBe('40');
    await store.end(clearing('unauthorized'));
    await store.begin({ ...user, userID: 7 });
    expect(sessionStorage.getItem('draft')).toBeNull();
  });
});

describe('a session that is still beginning when the one before it ends', () => {
  const renewed = { ...user, authToken: 'renewed' };
  const nobody = async (store: SessionStore, vault: Vault) => {
    expect(store.current()).toBeNull();
    expect(localStorage.getItem('currentUser')).toBeNull();
    expect(await vault.get()).toBeUndefined();
  };

  it('begins for nobody, while its keys are made [session-044]', async () => {
    const vault = memoryVault();
    const store = createSessionStore({ vault });
    await store.begin(user);
    const beginning = store.begin(renewed);
    await store.end(clearing('choice'));
    expect(await beginning).toBeNull();
    await nobody(store, vault);
  });

  it('begins for nobody, and leaves no keys, while they are being kept [session-044]', async () => {
    const vault = memoryVault();
    const asked = Promise.withResolvers<void>();
    const held = Promise.withResolvers<void>();
    // One after another, as a database does.
    let before: Promise<unknown> = Promise.resolve();
    const runExclusive = <Result>(work: () => Promise<Result>) => {
      const done = before.then(work);
      before = done;
      return done;
    };
    const slow: Vault = {
      ...vault,
      put: (entry) => {
        asked.resolve();
        return runExclusive(() => held.promise.then(() => vault.put(entry)));
      },
      wipe: () => runExclusive(vault.wipe),
    };
    await createSessionStore({ vault }).begin(user);
    const store = createSessionStore({ vault: slow });
    await store.restore();
    const beginning = store.begin(renewed);
    await asked.promise;
    const ending = store.end(clearing('choice'));
    held.resolve();
    expect(await beginning).toBeNull();
    await ending;
    await nobody(store, vault);
  });
});

describe('other tabs', () => {
  const otherTab = (newValue: string | null) =>
    window.dispatchEvent(
      new StorageEvent('storage', { key: 'currentUser', newValue, storageArea: localStorage }),
    );
  const nextChange = (store: ReturnType<typeof createSessionStore>) =>
    new Promise<SessionChange>((resolve) => {
      const stop = store.subscribe((change) => {
        stop();
        resolve(change);
      });
    });

  it('sign this one out', async () => {
    const store = createSessionStore({ vault: memoryVault() });
    await store.begin(user);
    const change = nextChange(store);
    otherTab(null);
    expect(await change).toMatchObject({ session: null, from: 'elsewhere' });
    expect(store.current()).toBeNull();
  });

  it('have a storage of their own each, which is not this one’s affair', async () => {
    const store = createSessionStore({ vault: memoryVault() });
    await store.begin(user);
    const removed = { key: 'currentUser', newValue: null, storageArea: sessionStorage };
    window.dispatchEvent(new StorageEvent('storage', removed));
    window.dispatchEvent(
      new StorageEvent('storage', { ...removed, key: 'locale', storageArea: localStorage }),
    );
    expect(store.current()).not.toBeNull();
  });

  it('sign this one in', async () => {
    const vault = memoryVault();
    const store = createSessionStore({ vault });
    const change = nextChange(store);
    await createSessionStore({ vault }).begin(user);
    otherTab(localStorage.getItem('currentUser'));
    expect((await change).session?.user.userID).toBe(user.userID);
  });

  it('that sign another person in take the first one’s unfinished business out of this one, and leave the same person’s', async () => {
    const vault = memoryVault();
    const store = createSessionStore({ vault });
    await store.begin(user);
    const other = createSessionStore({ vault, tab: memoryStorage() });
    for (const [next, kept] of [
      [{ ...user, authToken: 'again' }, '40'],
      [{ ...user, userID: 7 }, null],
    ] as const) {
      sessionStorage.setItem('draft', '40');
      const change = nextChange(store);
      await other.begin(next);
      otherTab(localStorage.getItem('currentUser'));
      expect((await change).session?.user.userID).toBe(next.userID);
      expect(sessionStorage.getItem('draft')).toBe(kept);
    }
  });

  it('that end the session while this one still reads it leave nobody signed in', async () => {
    const vault = memoryVault();
    const held = Promise.withResolvers<void>();
    const slow = { ...vault, get: () => held.promise.then(vault.get) };
    const store = createSessionStore({ vault: slow });
    await createSessionStore({ vault }).begin(user);
    otherTab(localStorage.getItem('currentUser'));
    otherTab(null);
    held.resolve();
    // The time it takes to decrypt the token.
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(store.current()).toBeNull();
  });
});
