import { keptKeys } from '@dayfare/domain/session';

/**
 * Removes everything from a storage except the keys in `keeps`, by default the device's settings, which are kept when someone signs out.
 */
export function wipeStorage(storage: Storage, keeps: readonly string[] = keptKeys): void {
  for (const key of Object.keys(storage)) {
    if (!keeps.includes(key)) storage.removeItem(key);
  }
}
