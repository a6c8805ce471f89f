import { goBack, type HistoryStack, historyText, parseHistory, visit } from '@dayfare/domain/access';

const storageKey = 'history';

/** Where the visited pages are kept. The device's storage is that of the tab in front; a tab goes by its own, since another one may have gone on elsewhere. */
export interface TrailStorage {
  readonly local: Storage;
  readonly tab: Storage;
}

/** Reads the pages that were visited in this tab; none in a new one. */
export function readTrail({ tab }: TrailStorage): HistoryStack {
  return parseHistory(tab.getItem(storageKey));
}

/** Stores the visited pages. If storage is full, going back is lost but not the page. */
export function writeTrail({ local, tab }: TrailStorage, trail: HistoryStack): void {
  for (const storage of [tab, local])
    try {
      storage.setItem(storageKey, historyText(trail));
    } catch {
      // Going back then leads home.
    }
}

/**
 * Records that a page was opened. After `POP` the browser's Back button may have led there; after `REPLACE` the page before it is no longer one that
 * one can go back to.
 */
export function noteVisit(storage: TrailStorage, address: string, how: 'POP' | 'PUSH' | 'REPLACE'): void {
  const trail = readTrail(storage);
  const before = how === 'POP' ? goBack(trail) : null;
  const left = how === 'REPLACE' ? trail.slice(0, -1) : trail;
  writeTrail(storage, before?.to === address ? before.history : visit(left, address));
}
