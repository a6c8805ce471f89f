import { openDB } from 'idb';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { useDatabases } from '../../testing/databases.ts';
import { databases } from './databases.ts';
import { laterSealedRecords, memorySealedRecords, openSealedRecords } from './sealed-records.ts';
import { memoryStorage } from './storage.ts';
import { wipeBrowser } from './wipe-browser.ts';

useDatabases();

const { name, version } = databases.unfinished;

beforeEach(async () => {
  const db = await openDB(name, version, {
    upgrade: (created) => {
      for (const store of ['keys', 'records']) created.createObjectStore(store);
    },
  });
  await db.clear('records');
  db.close();
});

describe.each([
  ['in the browser', () => laterSealedRecords()],
  ['in memory', memorySealedRecords],
])('records of a person %s', (_, create) => {
  it('come back oldest first, for their owner alone', async () => {
    const records = create();
    vi.useFakeTimers({ toFake: ['Date'] });
    for (const id of ['b', 'a']) {
      await records.keep(1, id, `text ${id}`);
      vi.advanceTimersByTime(1);
    }
    vi.useRealTimers();
    await records.keep(2, 'c', 'somebody else’s');
    expect(await records.list(1)).toEqual(['text b', 'text a']);
    expect(await records.list(2)).toEqual(['somebody else’s']);
    expect(await records.list(3)).toEqual([]);
    expect(await records.count()).toBe(3);
  });

  it('are replaced and forgotten by their id', async () => {
    const records = create();
    await records.keep(1, 'a', 'old');
    await records.keep(1, 'a', 'new');
    expect(await records.list(1)).toEqual(['new']);
    await records.forget('a');
    expect(await records.list(1)).toEqual([]);
    expect(await records.count()).toBe(0);
  });
});

describe('records in the browser', () => {
  it('are there for another tab, and after everything else was wiped', async () => {
    await laterSealedRecords().keep(1, 'a', 'kept');
    await wipeBrowser(
      { local: memoryStorage(), tab: memoryStorage(), indexedDB },
      { localStorageKeeps: [], sessionStorage: true },
    );
    expect(await laterSealedRecords().list(1)).toEqual(['kept']);
  });

  it('lie there in no readable form, and neither does whose they are', async () => {
    await laterSealedRecords().keep(4711, 'a', 'forty dollars');
    const db = await openDB(name, version);
    const stored = JSON.stringify(await db.getAll('records'));
    expect(stored).not.toMatch(/forty|4711/);
    const key: CryptoKey = await db.get('keys', 'seal');
    expect(key.extractable).toBe(false);
    db.close();
  });

  it('that were tampered with are passed over', async () => {
    const records = laterSealedRecords();
    await records.keep(1, 'a', 'kept');
    const db = await openDB(name, version);
    await db.put('records', { sealed: 'AAAAAAAAAAAAAAAAAAAAAAAAAAAA', keptAt: 0 }, 'b');
    db.close();
    expect(await records.list(1)).toEqual(['kept']);
  });

  it('are kept in memory where the browser refuses', async () => {
    vi.stubGlobal('indexedDB', undefined);
    const records = await openSealedRecords();
    vi.unstubAllGlobals();
    await records.keep(1, 'a', 'kept');
    expect(await records.list(1)).toEqual(['kept']);
    expect(await laterSealedRecords().count()).toBe(0);
  });
});
