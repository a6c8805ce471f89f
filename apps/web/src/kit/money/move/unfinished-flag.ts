import { useSyncExternalStore } from 'react';
import { useApp } from '../../../platform/app-context/app-context.ts';

/** The localStorage key that says this device has an unfinished transfer of any user. Survives signing out. */
const flag = 'unfinishedTransfers';

const listeners = new Set<() => void>();

/** Tells every tab of this device whether there is an unfinished transfer. */
export function raiseFlag(local: Storage, isRaised: boolean): void {
  try {
    // A new value each time, so that other tabs are notified of a second transfer too.
    if (isRaised) local.setItem(flag, String(Date.now()));
    else local.removeItem(flag);
  } catch {
    // Without localStorage, only the tab that made the transfer knows about it.
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

/** What the flag says; null if this device has no unfinished transfer. */
export const unfinishedFlag = (local: Pick<Storage, 'getItem'>): string | null => local.getItem(flag);

/**
 * Changes whenever an unfinished transfer is stored or removed on this device, in any tab; null if there is none. Only the transfer code
 * can read whose it is, and most people have none and need not load that code.
 */
export function useUnfinishedFlag(): string | null {
  const { local } = useApp();
  return useSyncExternalStore(subscribe, () => unfinishedFlag(local));
}
