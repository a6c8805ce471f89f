import { databases } from '../../storage/databases.ts';
import type { VaultEntry } from '../vault.ts';
import { keepEarly, takeEarly } from './early.ts';

/**
 * Reads the vault without the library that opens it for good, which loads with the app. Resolves with undefined if there is no vault. Rejects if
 * the browser refuses IndexedDB.
 */
export function keptKeys(): Promise<VaultEntry | undefined> {
  const { name, version } = databases.session;
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open(name, version);
    // There is none. The vault creates it with what it needs.
    opening.onupgradeneeded = () => opening.transaction?.abort();
    opening.onerror = () => reject(opening.error);
    opening.onsuccess = () => {
      const db = opening.result;
      const reading = db.transaction('keys').objectStore('keys').get('session');
      reading.onsuccess = () => resolve(reading.result);
      reading.onerror = () => reject(reading.error);
      // An open connection would keep the vault from being deleted.
      db.close();
    };
  });
}

/** Keeps keys that are read before the app's script has loaded. */
export function keepEarlyKeys(reading: Promise<VaultEntry | undefined>): void {
  keepEarly('keys', reading);
  // A failure is handled where they are used, if they are used at all.
  reading.catch(() => undefined);
}

/** Takes the keys that were read early; null if none were. They can be taken once: later ones may be of another sign-in. */
export const takeEarlyKeys = (): Promise<VaultEntry | undefined> | null => takeEarly('keys') ?? null;
