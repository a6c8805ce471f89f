import { isKept } from '../../platform/session/kept-page.ts';
import { useCell } from '../../platform/state/cell.ts';

/**
 * Whether the browser keeps the page for Back or Forward. What must not be kept is taken away while it does: a change is rendered before the
 * browser goes on.
 */
export const useKeptPage = (): boolean => useCell(isKept);
