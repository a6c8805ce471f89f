import { sessionSamples } from '@dayfare/api/mocks';
import { importSessionKeys } from '@dayfare/api/transport/signature';
import { documentedKeys, keptKeys, logoutPlan, ownKeys } from '@dayfare/domain/session';
import { loadedFlags } from '@dayfare/domain/startup';
import { openDB } from 'idb';
import { describe, expect, it, vi } from 'vitest';
import { useDatabases } from '../../testing/databases.ts';
import { createTestApp } from '../../testing/test-app.ts';
import { answersIn } from '../queries/answers-db.ts';
import { newSealingKey } from '../session/sealed-text.ts';
import { laterVault } from '../session/vault.ts';
import { createCardDetails } from './card-details.ts';
import { type ConnectData, readConnectData, writeConnectData } from './connect-data.ts';
import { databaseNames } from './databases.ts';
import { deviceKey } from './device-key.ts';
import { laterSealedRecords } from './sealed-records.ts';
import { memoryStorage } from './storage.ts';
import { wipeBrowser } from './wipe-browser.ts';

useDatabases();

const { signingKey } = sessionSamples.employee();
const options = { isNative: false, language: 'en', origin: 'https://app.test', allowedHosts: [] } as const;
const { clear } = logoutPlan({ ...options, cause: 'choice' });

function fullStorage() {
  const storage = memoryStorage();
  for (const key of [
    ...Object.keys({ ...documentedKeys, ...ownKeys }),
    ...loadedFlags,
    'storageVersion',
    'draftsOf',
    'something that nobody knows of',
  ])
    storage.setItem(key, 'x');
  return storage;
}

/** One thing in every database of the app, by the code that puts it there in life. */
async function fillEveryDatabase() {
  const app = await createTestApp({ user: sessionSamples.employee(), vault: laterVault() });
  const { session } = app;
  await answersIn(session).write('question', { data: 1, at: 1 });
  await createCardDetails(session.sealingKey).keep(7, 42, { number: '4242' });
  await deviceKey();
  await laterSealedRecords().keep(1, 'a', 'kept');
  const filled = (await indexedDB.databases()).map(({ name }) => name);
  expect(filled).toEqual(expect.arrayContaining([...databaseNames]));
}

const places = () => ({ local: memoryStorage(), tab: memoryStorage(), jar: { cookie: '' } });

/** A browser that does not tell which databases it has. */
const unlisted = {
  databases: () => Promise.reject(new Error('no')),
  open: indexedDB.open,
  cmp: indexedDB.cmp,
};

describe('after a logout', () => {
  it('nothing is left in the browser but the white list [session-044]', async () => {
    const key = await newSealingKey();
    await createCardDetails(async () => key).keep(7, 42, { number: '4242' });
    await deviceKey();
    (await openDB('left by an older version', 1)).close();
    const vault = laterVault();
    await vault.put({ sessionId: 's', token: key, request: await importSessionKeys(signingKey) });
    await vault.wipe();
    const [local, tab] = [fullStorage(), fullStorage()];
    const jar = { cookie: '' };
    await wipeBrowser({ local, tab, jar }, clear);
    expect(Object.keys(local).sort()).toEqual([...keptKeys].sort());
    expect(Object.keys(tab)).toEqual([]);
    // The vault is emptied and stays, since other tabs have it open.
    expect((await indexedDB.databases()).map(({ name }) => name)).toEqual(['dayfare-session']);
    expect(await vault.get()).toBeUndefined();
  });

  it('a session that ran out leaves this tab its unfinished business', async () => {
    const tab = fullStorage();
    const expired = logoutPlan({ ...options, cause: 'timeout' }).clear;
    await wipeBrowser({ local: memoryStorage(), tab, jar: { cookie: '' } }, expired);
    expect(Object.keys(tab).length).toBeGreaterThan(5);
  });

  it('a browser without databases and caches is emptied of the rest', async () => {
    const local = fullStorage();
    const refusing = {
      ...{ databases: () => Promise.reject(new Error('no')), open: indexedDB.open, cmp: indexedDB.cmp },
      deleteDatabase: () => {
        throw new DOMException('no', 'SecurityError');
      },
    };
    await wipeBrowser({ local, tab: memoryStorage(), jar: { cookie: '' }, indexedDB: refusing }, clear);
    expect(Object.keys(local).sort()).toEqual([...keptKeys].sort());
  });

  it('every database that the app fills goes, but what other tabs and a transfer in doubt need, also where databases cannot be listed', async () => {
    await fillEveryDatabase();
    const deleteDatabase = (name: string) => indexedDB.deleteDatabase(name);
    await wipeBrowser({ ...places(), indexedDB: { ...unlisted, deleteDatabase } }, clear);
    const left = (await indexedDB.databases()).map(({ name }) => name);
    expect(left.toSorted()).toEqual(['dayfare-session', 'dayfare-unfinished']);
  });

  it('cookies and caches that were filled are empty, but for the server’s cookie against forgery', async () => {
    const cookies = new Map([
      ['choice', 'sealed'],
      ['XSRF-TOKEN', '1'],
    ]);
    const jar = {
      get cookie() {
        return [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
      },
      set cookie(text: string) {
        if (text.includes('Max-Age=0')) cookies.delete(text.slice(0, text.indexOf('=')));
      },
    };
    const stores = new Set(['pages', 'pictures']);
    const caches = {
      keys: async () => [...stores],
      delete: async (name: string) => stores.delete(name),
    } as CacheStorage;
    await wipeBrowser({ ...places(), jar, caches }, clear);
    expect([...cookies.keys()]).toEqual(['XSRF-TOKEN']);
    expect([...stores]).toEqual([]);
  });

  it('a database that another tab holds open is waited for a second, and no longer', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout'] });
    const onDone = vi.fn();
    const deleteDatabase = () => ({}) as IDBOpenDBRequest;
    void wipeBrowser({ ...places(), indexedDB: { ...unlisted, deleteDatabase } }, clear).then(onDone);
    await vi.advanceTimersByTimeAsync(900);
    expect(onDone).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(200);
    expect(onDone).toHaveBeenCalled();
    vi.useRealTimers();
  });
});

describe('the tokens of the chat', () => {
  const data: ConnectData = {
    ...{ connectToken: 'c-token', twilioToken: 't-token' },
    settings: {
      ...{ organization: 501, uniqueId: 'U1', role: 'Employee', isOrganizationEnabled: true },
      ...{ isPersonEnabled: true, isJobEnabled: true, isKronosEnabled: false },
    },
  };

  it('lie sealed under connectData, and only the sign-in that sealed them reads them', async () => {
    const local = memoryStorage();
    const key = await newSealingKey();
    await writeConnectData(local, key, data);
    expect(local.getItem('connectData')).not.toMatch(/token/i);
    expect(await readConnectData(local, key)).toEqual(data);
    expect(await readConnectData(local, await newSealingKey())).toBeNull();
    expect(await readConnectData(memoryStorage(), key)).toBeNull();
  });
});
