import type { DBSchema, IDBPDatabase } from 'idb';
import { openText, sealText } from '../session/sealed-text.ts';
import { databases } from './databases.ts';

/** The database's store, as spelled in the documents. */
const cardDetailStore = 'cardDetailStore';

/** Returns the key of a card's details: `{userID}_{cardId}_cardDetailStore`. */
export const cardDetailKey = (userId: number, cardId: number | string): string =>
  `${userId}_${cardId}_${cardDetailStore}`;

interface CardDetailSchema extends DBSchema {
  [cardDetailStore]: { key: string; value: { readonly key: string; readonly sealed: string } };
}

/** Card details stored between visits. Encrypted, so they cannot be read from the disk. */
export interface CardDetails {
  /**
   * Returns the stored details of a card, or of any card of the person, for before it is known which one they have. Null if there are none, or
   * if they were encrypted in another sign-in.
   */
  readonly read: (userId: number, cardId?: number | string) => Promise<unknown>;
  /** Stores details as JSON. Does nothing while no one is signed in. */
  readonly keep: (userId: number, cardId: number | string, detail: unknown) => Promise<void>;
  readonly clear: () => Promise<void>;
}

/** Opens the database for one operation. Null if the browser refuses databases: this is a cache, and screens work without it. */
async function withDatabase<Result>(
  work: (db: IDBPDatabase<CardDetailSchema>) => Promise<Result>,
): Promise<Result | null> {
  try {
    const { openDB } = await import('idb');
    const db = await openDB<CardDetailSchema>(databases.cards.name, databases.cards.version, {
      upgrade: (created) => {
        created.createObjectStore(cardDetailStore, { keyPath: 'key' });
      },
    });
    // Left open, it would block its own deletion on sign-out.
    return await work(db).finally(() => db.close());
  } catch {
    return null;
  }
}

/** The browser's card details. `sealingKey` is the session's; without one, nothing is stored or read. */
export function createCardDetails(sealingKey: () => Promise<CryptoKey | null>): CardDetails {
  return {
    read: async (userId, cardId) => {
      const key = await sealingKey();
      if (!key) return null;
      const all = await withDatabase((db) => {
        const any = IDBKeyRange.bound(`${userId}_`, `${userId}_\uffff`);
        return db.getAll(cardDetailStore, cardId === undefined ? any : cardDetailKey(userId, cardId));
      });
      const kept = all?.at(-1);
      const opened = kept && (await openText(key, kept.sealed));
      return opened ? (JSON.parse(opened) as unknown) : null;
    },
    keep: async (userId, cardId, detail) => {
      const key = await sealingKey();
      if (!key) return;
      const sealed = await sealText(key, JSON.stringify(detail));
      await withDatabase((db) => db.put(cardDetailStore, { key: cardDetailKey(userId, cardId), sealed }));
    },
    clear: async () => {
      await withDatabase((db) => db.clear(cardDetailStore));
    },
  };
}
