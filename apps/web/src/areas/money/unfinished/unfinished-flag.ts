import { useSyncExternalStore } from 'react';
import { useApp } from '../../../platform/app-context/app-context.ts';

/** Under which localStorage says that this device keeps an unfinished transfer, whoever's it is. Survives a sign-out. */
const flag = 'unfinishedTransfers';

const listeners = new Set<() => void>();

/** Says to every tab of this device whether an unfinished transfer is kept. */
export function raiseFlag(local: Storage, isRaised: boolean): void {
  try {
    // Another value each time, so that the other tabs hear of a second transfer too.
    if (isRaised) local.setItem(flag, String(Date.now()));
    else local.removeItem(flag);
  } catch {
    // Without localStorage only the tab that the transfer was made in knows of it.
  }
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  const onStorage = ({ key }: StorageEvent) => {
    if (key === flag || key === null) listener();
  };
  listeners.add(listener);
  window.addEventListener('storage', onStorage);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', onStorage);
  };
}

/**
 * Changes whenever an unfinished transfer is kept or forgotten on this device, in any tab; null when there is none. Whose
 * it is, only the transfer's own code can read: most people have none and are spared that code.
 */
export function useUnfinishedFlag(): string | null {
  const { local } = useApp();
  return useSyncExternalStore(subscribe, () => local.getItem(flag));
}
