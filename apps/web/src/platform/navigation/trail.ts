import { goBack, type HistoryStack, historyText, parseHistory, visit } from '@dayfare/domain/access';

const storageKey = 'history';

/** The pages that were visited, as they lie in the storage. */
export function readTrail(local: Storage): HistoryStack {
  return parseHistory(local.getItem(storageKey));
}

/** Keeps the pages that were visited. A full storage costs the way back, not the page. */
export function writeTrail(local: Storage, trail: HistoryStack): void {
  try {
    local.setItem(storageKey, historyText(trail));
  } catch {
    // The way back then leads home.
  }
}

/** Notes that a page was opened; `isReturn` says that the browser's own back button may have led there. */
export function noteVisit(local: Storage, address: string, isReturn: boolean): void {
  const trail = readTrail(local);
  const before = isReturn ? goBack(trail) : null;
  writeTrail(local, before?.to === address ? before.history : visit(trail, address));
}
