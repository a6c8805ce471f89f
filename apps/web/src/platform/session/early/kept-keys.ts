import { databases } from '../../storage/databases.ts';
import type { VaultEntry } from '../vault.ts';

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
