import 'fake-indexeddb/auto';
import { sessionSamples } from '@dayfare/api/mocks';
import { importSessionKeys } from '@dayfare/api/transport/signature';
import { keptKeys, logoutPlan, storageKeys } from '@dayfare/domain/session';
import { openDB } from 'idb';
import { describe, expect, it } from 'vitest';
import { newSealingKey } from '../session/sealed-text.ts';
import { laterVault } from '../session/vault.ts';
import { createCardDetails } from './card-details.ts';
import { readConnectData, writeConnectData } from './connect-data.ts';
import { databaseNames } from './databases.ts';
import { deviceKey } from './device-key.ts';
import { memoryStorage } from './storage.ts';
import { wipeBrowser } from './wipe-browser.ts';

const { signingKey } = sessionSamples.employee();
const options = { isNative: false, language: 'en', origin: 'https://app.test', allowedHosts: [] } as const;
const { clear } = logoutPlan({ ...options, cause: 'choice' });

function fullStorage() {
  const storage = memoryStorage();
  for (const key of [...storageKeys, 'storageVersion', 'draftsOf', 'something that nobody knows of'])
    storage.setItem(key, 'x');
  return storage;
}

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

  it('every database of the app is known by name, for browsers that cannot list them', () => {
    expect(databaseNames).toEqual([
      'dayfare-session',
      'livelydb',
      'dayfare-device',
      'dayfare-unfinished',
      'dayfare-events',
    ]);
  });
});

describe('the tokens of the chat', () => {
  const data = { connectToken: 'c-token', twilioToken: 't-token' };

  it('lie sealed under connectData, and only the sign-in that sealed them reads them [session-007]', async () => {
    const local = memoryStorage();
    const key = await newSealingKey();
    await writeConnectData(local, key, data);
    expect(local.getItem('connectData')).not.toMatch(/token/i);
    expect(await readConnectData(local, key)).toEqual(data);
    expect(await readConnectData(local, await newSealingKey())).toBeNull();
    expect(await readConnectData(memoryStorage(), key)).toBeNull();
  });
});
