import { keptKeys } from '@dayfare/domain/session';

/** Removes everything from a storage but what `keeps` lists: by default the settings of the device, which stay when someone signs out. */
export function wipeStorage(storage: Storage, keeps: readonly string[] = keptKeys): void {
  for (const key of Object.keys(storage)) {
    if (!keeps.includes(key)) storage.removeItem(key);
  }
}
