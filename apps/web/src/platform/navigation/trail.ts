import { goBack, type HistoryStack, historyText, parseHistory, visit } from '@dayfare/domain/access';

const storageKey = 'history';

/** Reads the visited pages from storage. */
export function readTrail(local: Storage): HistoryStack {
  return parseHistory(local.getItem(storageKey));
}

/** Stores the visited pages. If storage is full, going back is lost but not the page. */
export function writeTrail(local: Storage, trail: HistoryStack): void {
  try {
    local.setItem(storageKey, historyText(trail));
  } catch {
    // Going back then leads home.
  }
}

/**
 * Records that a page was opened. After `POP` the browser's Back button may have led there; after `REPLACE` the page before it is no longer one that
 * one can go back to.
 */
export function noteVisit(local: Storage, address: string, how: 'POP' | 'PUSH' | 'REPLACE'): void {
  const trail = readTrail(local);
  const before = how === 'POP' ? goBack(trail) : null;
  const left = how === 'REPLACE' ? trail.slice(0, -1) : trail;
  writeTrail(local, before?.to === address ? before.history : visit(left, address));
}
