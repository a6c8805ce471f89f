import type { DBSchema, IDBPDatabase } from 'idb';
import { newSealingKey, openText, sealText } from '../session/sealed-text.ts';
import { databases } from './databases.ts';

/**
 * Texts that belong to a person on this device until someone forgets them: they outlive a reload, a closed tab, a killed
 * WebView and a sign-out. Each can be read by the app alone, and is given for its owner alone.
 */
export interface SealedRecords {
  /** A person's texts, oldest first. `owner` is a user id. */
  readonly list: (owner: number) => Promise<readonly string[]>;
  /** Resolves once the text would survive a crash. One of the same `id` is replaced. */
  readonly keep: (owner: number, id: string, text: string) => Promise<void>;
  readonly forget: (id: string) => Promise<void>;
  /** How many there are, of all users. */
  readonly count: () => Promise<number>;
}

interface Entry {
  /** Owner and text, encrypted. */
  readonly sealed: string;
  /** Milliseconds since 1970. */
  readonly keptAt: number;
}

interface Schema extends DBSchema {
  keys: { key: 'seal'; value: CryptoKey };
  records: { key: string; value: Entry };
}

/** Records that are gone when the page closes; for stories and tests. */
export function memorySealedRecords(): SealedRecords {
  const kept = new Map<string, { readonly owner: number; readonly text: string }>();
  return {
    list: async (owner) => [...kept.values()].flatMap((one) => (one.owner === owner ? one.text : [])),
    keep: async (owner, id, text) => void kept.set(id, { owner, text }),
    forget: async (id) => void kept.delete(id),
    count: async () => kept.size,
  };
}

async function sealOf(db: IDBPDatabase<Schema>): Promise<CryptoKey> {
  const known = await db.get('keys', 'seal');
  if (known) return known;
  const made = await newSealingKey();
  // Another tab may have been quicker: the first key stays, since something may be sealed with it.
  const tx = db.transaction('keys', 'readwrite');
  const first = await tx.store.get('seal');
  if (!first) await tx.store.put(made, 'seal');
  await tx.done;
  return first ?? made;
}

function textFor(owner: number, opened: string | null): string | null {
  if (opened === null) return null;
  const { owner: whose, text } = JSON.parse(opened) as { readonly owner?: unknown; readonly text?: unknown };
  return whose === owner && typeof text === 'string' ? text : null;
}

/** Records in IndexedDB, sealed with a key of their own that no script can export; where the browser refuses, in memory. */
export async function openSealedRecords(): Promise<SealedRecords> {
  try {
    const { openDB } = await import('idb');
    const { name, version } = databases.unfinished;
    const db = await openDB<Schema>(name, version, {
      upgrade: (created) => {
        created.createObjectStore('keys');
        created.createObjectStore('records');
      },
    });
    const seal = await sealOf(db);
    return {
      list: async (owner) => {
        const all = (await db.getAll('records')).toSorted((a, b) => a.keptAt - b.keptAt);
        const opened = await Promise.all(all.map(({ sealed }) => openText(seal, sealed)));
        return opened.flatMap((text) => textFor(owner, text) ?? []);
      },
      keep: async (owner, id, text) => {
        const sealed = await sealText(seal, JSON.stringify({ owner, text }));
        const tx = db.transaction('records', 'readwrite', { durability: 'strict' });
        await tx.store.put({ sealed, keptAt: Date.now() }, id);
        await tx.done;
      },
      forget: (id) => db.delete('records', id),
      count: () => db.count('records'),
    };
  } catch {
    return memorySealedRecords();
  }
}

/** Records that are opened when they are first needed: most people never have one. */
export function laterSealedRecords(open: () => Promise<SealedRecords> = openSealedRecords): SealedRecords {
  let opened: Promise<SealedRecords> | undefined;
  const records = () => {
    opened ??= open();
    return opened;
  };
  return {
    list: async (owner) => (await records()).list(owner),
    keep: async (owner, id, text) => (await records()).keep(owner, id, text),
    forget: async (id) => (await records()).forget(id),
    count: async () => (await records()).count(),
  };
}
