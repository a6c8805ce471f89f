import type { DBSchema, IDBPDatabase } from 'idb';
import { openText, sealText } from '../session/sealed-text.ts';
import { databases } from './databases.ts';

/** The database's store, in the documents' spelling. */
const cardDetailStore = 'cardDetailStore';

/** The key of a card's details: `{userID}_{cardId}_cardDetailStore`. */
export const cardDetailKey = (userId: number, cardId: number | string): string =>
  `${userId}_${cardId}_${cardDetailStore}`;

interface CardDetailSchema extends DBSchema {
  [cardDetailStore]: { key: string; value: { readonly key: string; readonly sealed: string } };
}

/** Where card details lie between two visits of a page. Sealed: whoever reads the disk reads no card. */
export interface CardDetails {
  /** What was kept; null when there is nothing, or when it was sealed in another sign-in. */
  readonly read: (userId: number, cardId: number | string) => Promise<unknown>;
  /** Keeps details as JSON. Does nothing while nobody is signed in. */
  readonly keep: (userId: number, cardId: number | string, detail: unknown) => Promise<void>;
  readonly clear: () => Promise<void>;
}

/** Opens the database for one piece of work. Null where the browser refuses databases: this is a cache, and screens can do without. */
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
    // Left open, it would hold up its own deletion at the sign-out.
    return await work(db).finally(() => db.close());
  } catch {
    return null;
  }
}

/** The card details of this browser. `sealingKey` is the session's; without one nothing is kept or read. */
export function createCardDetails(sealingKey: () => Promise<CryptoKey | null>): CardDetails {
  return {
    read: async (userId, cardId) => {
      const key = await sealingKey();
      const kept =
        key && (await withDatabase((db) => db.get(cardDetailStore, cardDetailKey(userId, cardId))));
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
