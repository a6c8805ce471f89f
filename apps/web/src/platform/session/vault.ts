import type { SessionKeys } from '@dayfare/api/transport/signature';
import type { DBSchema } from 'idb';
import { databases } from '../storage/databases.ts';

/** The keys of one sign-in. None of them can be read back by any script, ours included. */
export interface VaultEntry {
  /** The sign-in that they belong to. */
  readonly sessionId: string;
  /** AES-GCM; seals the token that lies in localStorage. */
  readonly token: CryptoKey;
  /** The keys that requests are signed and sealed with. */
  readonly request: SessionKeys;
}

/** Where the keys lie between two page loads. */
export interface Vault {
  readonly put: (entry: VaultEntry) => Promise<void>;
  readonly get: () => Promise<VaultEntry | undefined>;
  readonly wipe: () => Promise<void>;
}

interface VaultSchema extends DBSchema {
  keys: { key: 'session'; value: VaultEntry };
}

/** A vault that is lost when the page closes; for browsers that refuse IndexedDB, and for tests. */
export function memoryVault(): Vault {
  let kept: VaultEntry | undefined;
  return {
    put: async (entry) => {
      kept = entry;
    },
    get: async () => kept,
    wipe: async () => {
      kept = undefined;
    },
  };
}

/** Keys that have been read before; null if none have. */
type TakeEarly = () => Promise<VaultEntry | undefined> | null;

/**
 * A vault that is opened on first use: a visitor has nothing in it, and need not fetch its code. What `takeEarly` gives is what it has at first; if
 * that could not be read it is looked up.
 */
export function laterVault(open: () => Promise<Vault> = openVault, takeEarly: TakeEarly = () => null): Vault {
  let opened: Promise<Vault> | undefined;
  const vault = () => {
    opened ??= open();
    return opened;
  };
  return {
    put: async (entry) => {
      takeEarly();
      await (await vault()).put(entry);
    },
    get: async () => {
      const early = await takeEarly()?.catch(() => undefined);
      return early ?? (await vault()).get();
    },
    wipe: async () => {
      takeEarly();
      await (await vault()).wipe();
    },
  };
}

/** Opens the vault in IndexedDB; if the browser refuses that (some private windows), a temporary one. */
export async function openVault(): Promise<Vault> {
  try {
    const { openDB } = await import('idb');
    const { name, version } = databases.session;
    const db = await openDB<VaultSchema>(name, version, {
      upgrade: (created) => {
        created.createObjectStore('keys');
      },
    });
    return {
      put: async (entry) => {
        await db.put('keys', entry, 'session');
      },
      get: () => db.get('keys', 'session'),
      wipe: () => db.clear('keys'),
    };
  } catch {
    return memoryVault();
  }
}
