import type { RouterState } from '../navigation/navigation.ts';

/** A page that has come into view. */
export interface PageLoad {
  readonly path: string;
  /** When somebody set out for it, ms; null for a page that was there before anyone watched. */
  readonly startedAt: number | null;
}

/** Makes a watcher of the router that tells of every page once, when it has come. */
export function pageLoads(tell: (load: PageLoad) => void, first: string): (state: RouterState) => void {
  let shown = first;
  let startedAt: number | null = null;
  return ({ location, navigation }) => {
    if (navigation.state !== 'idle') {
      startedAt ??= Date.now();
      return;
    }
    if (location.pathname !== shown) tell({ path: location.pathname, startedAt: startedAt ?? Date.now() });
    shown = location.pathname;
    startedAt = null;
  };
}
