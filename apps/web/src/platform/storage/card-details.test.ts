import { IDBFactory } from 'fake-indexeddb';
import { openDB } from 'idb';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { useDatabases } from '../../testing/databases.ts';
import { newSealingKey } from '../session/sealed-text.ts';
import { checkCardCache } from './card-cache.ts';
import { cardDetailKey, createCardDetails } from './card-details.ts';
import { memoryStorage } from './storage.ts';

useDatabases();

const detail = { number: '4242424242424242', cvv: '123' };

beforeEach(() => {
  globalThis.indexedDB = new IDBFactory();
});

const stored = async () => {
  const db = await openDB('livelydb', 1);
  const all = await db.getAll('cardDetailStore');
  const { keyPath } = db.transaction('cardDetailStore').store;
  db.close();
  return { all: all as { key: string }[], keyPath };
};

async function cardsWith(key: CryptoKey | null = null) {
  const own = key ?? (await newSealingKey());
  return createCardDetails(async () => own);
}

describe('card details', () => {
  it('lie in livelydb version 1, store cardDetailStore, key path key, under {userID}_{cardId}_cardDetailStore [card-010]', async () => {
    const cards = await cardsWith();
    await cards.keep(7, 42, detail);
    const { all, keyPath } = await stored();
    expect(keyPath).toBe('key');
    expect(all.map(({ key }) => key)).toEqual(['7_42_cardDetailStore']);
    expect(cardDetailKey(7, 42)).toBe('7_42_cardDetailStore');
    expect(await cards.read(7, 42)).toEqual(detail);
  });

  it('cannot be read by whoever reads the disk, nor after another sign-in', async () => {
    await (await cardsWith()).keep(7, 42, detail);
    expect(JSON.stringify((await stored()).all)).not.toMatch(/4242424242|123"/);
    expect(await (await cardsWith()).read(7, 42)).toBeNull();
  });

  it('are kept for nobody while nobody is signed in', async () => {
    const nobody = createCardDetails(async () => null);
    await nobody.keep(7, 42, detail);
    expect(await nobody.read(7, 42)).toBeNull();
  });

  it('are one card’s: another card of the same user has none', async () => {
    const cards = await cardsWith();
    await cards.keep(7, 42, detail);
    expect(await cards.read(7, 43)).toBeNull();
    expect(await cards.read(8, 42)).toBeNull();
  });

  it('are not missed where the browser has no database', async () => {
    vi.spyOn(globalThis.indexedDB, 'open').mockImplementation(() => {
      throw new DOMException('no', 'SecurityError');
    });
    const cards = await cardsWith();
    await cards.keep(7, 42, detail);
    expect(await cards.read(7, 42)).toBeNull();
    await cards.clear();
  });
});

describe('the card cache', () => {
  async function look(
    ask: () => Promise<{ version: number; clearFlag: number }>,
    { had = '2', isStillHere = () => true }: { had?: string; isStillHere?: () => boolean } = {},
  ) {
    const local = memoryStorage();
    local.setItem('IndexDbCacheVersion', had);
    const cards = await cardsWith();
    await cards.keep(7, 42, detail);
    const log = vi.fn();
    await checkCardCache({ local, cards, ask, isStillHere, log });
    return { kept: await cards.read(7, 42), version: local.getItem('IndexDbCacheVersion'), log };
  }

  it('is cleared when the server has a later version, which is then stored [startup-010]', async () => {
    expect(await look(async () => ({ version: 3, clearFlag: 0 }))).toMatchObject({
      kept: null,
      version: '3',
    });
  });

  it('is cleared when the clear flag is 1 [startup-010]', async () => {
    expect(await look(async () => ({ version: 2, clearFlag: 1 }))).toMatchObject({
      kept: null,
      version: '2',
    });
  });

  it('leaves nothing behind where its person signs out meanwhile', async () => {
    expect(
      await look(async () => ({ version: 3, clearFlag: 0 }), { isStillHere: () => false }),
    ).toMatchObject({ kept: null, version: '2' });
  });

  it('stays otherwise', async () => {
    expect(await look(async () => ({ version: 2, clearFlag: 0 }))).toMatchObject({
      kept: detail,
      version: '2',
    });
  });

  it('stays when the version could not be had, which is only logged [startup-011]', async () => {
    const { kept, version, log } = await look(() => Promise.reject(new Error('down')));
    expect({ kept, version }).toEqual({ kept: detail, version: '2' });
    expect(log).toHaveBeenCalledTimes(1);
  });
});
