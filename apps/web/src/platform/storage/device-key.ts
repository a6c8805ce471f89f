import { newSealingKey } from '../session/sealed-text.ts';
import { databases } from './databases.ts';

/**
 * Returns the key that encrypts this browser's cookies, or the secrets that addresses bring to its tabs: created on first use, not
 * extractable, and deleted on sign-out. If the browser refuses databases, a key for this page only.
 */
export async function deviceKey(place: 'cookies' | 'tab' = 'cookies'): Promise<CryptoKey> {
  const made = await newSealingKey();
  try {
    const { openDB } = await import('idb');
    const db = await openDB<{ keys: { key: string; value: CryptoKey } }>(
      databases.device.name,
      databases.device.version,
      {
        upgrade: (created) => {
          created.createObjectStore('keys');
        },
      },
    );
    // In one transaction, so that two tabs agree on one key.
    const { store, done } = db.transaction('keys', 'readwrite');
    const known = await store.get(place);
    if (!known) await store.put(made, place);
    await done;
    db.close();
    return known ?? made;
  } catch {
    return made;
  }
}
