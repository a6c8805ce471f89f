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

/** Records that a page was opened; `isReturn` means the browser's Back button may have led there. */
export function noteVisit(local: Storage, address: string, isReturn: boolean): void {
  const trail = readTrail(local);
  const before = isReturn ? goBack(trail) : null;
  writeTrail(local, before?.to === address ? before.history : visit(trail, address));
}
