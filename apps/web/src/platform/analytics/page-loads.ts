import type { RouterState } from '../navigation/navigation.ts';

/** A page that has been shown. */
export interface PageLoad {
  readonly path: string;
  /** When navigation to it started, in ms; null for a page shown before anything was observed. */
  readonly startedAt: number | null;
}

/** Creates a router watcher that reports every page once, when it has been shown. */
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
