import type { Direction, RoutePath } from '@dayfare/domain/access';
import type { SlideState } from '../page-transition/slide-state.ts';
import { afterPaint } from './after-paint.ts';
import { noPage, type PageHandle } from './page-handle.ts';

/** Options of a navigation. */
interface GoOptions {
  /** Replaces the current history entry. Default: false. */
  readonly replace?: boolean | undefined;
  /** Where the page slides in from. Default: from ahead, or not at all when replacing. */
  readonly slide?: Direction | undefined;
  /** Whether it goes back to a page, which is then shown where it was. Default: false. */
  readonly isReturn?: boolean | undefined;
}

/** Navigation for code outside the router. */
export interface Navigation {
  /** Goes to a path of the app, by default as a new history entry. Default: a new entry in the history. */
  readonly go: (path: string, options?: GoOptions) => Promise<void>;
  /** The same for what someone presses: goes there once the press has been painted. */
  readonly press: (path: string, options?: GoOptions) => Promise<void>;
  /** Loads a page's code, its texts, and what its area needs ahead. If that fails, going there tries again, and says so if it fails again. */
  readonly prepare: (path: RoutePath) => void;
  /** Sets what `prepare` does for a path. */
  readonly setLoader: (path: string, load: () => Promise<unknown>) => void;
  /** Runs the guard and the loaders of the current page again; the page stays mounted. */
  readonly refresh: () => Promise<void>;
  /** Leaves the app for an external address that the caller has checked. */
  readonly leave: (url: string) => void;
  /** Path and query of the current page. */
  readonly here: () => string;
  /** What the current page declares about itself. */
  readonly page: () => PageHandle;
  /** Calls `watcher` with every state of the router from now on. Returns a function that stops it. */
  readonly watch: (watcher: (state: RouterState) => void) => () => void;
  /** Path and query of the page being loaded; otherwise of the current one. */
  readonly target: () => string;
  /** Connects the router; until then, pages are reloaded. */
  readonly follow: (router: RouterSeam) => void;
}

/** The router's location, and whether it is navigating. */
export interface RouterState {
  readonly location: Address;
  readonly navigation: {
    readonly state: 'idle' | 'loading' | 'submitting';
    readonly location?: Address | undefined;
  };
}

interface Address {
  readonly pathname: string;
  readonly search: string;
}

/** The part of the router used here. */
interface RouterSeam {
  readonly navigate: (
    path: string,
    options: { replace: boolean; flushSync: boolean; state?: SlideState | undefined },
  ) => Promise<void>;
  readonly revalidate: () => Promise<void>;
  readonly state: RouterState & {
    /** The current routes, from the outermost to the page's own. */
    readonly matches: readonly { readonly route: { readonly handle?: PageHandle } }[];
  };
  readonly subscribe: (watcher: (state: RouterState) => void) => () => void;
}

const addressOf = ({ pathname, search }: Address) => pathname + search;

/** Creates a page's navigation. `leave` opens an external address. */
export function createNavigation(leave: (url: string) => void): Navigation {
  let router: RouterSeam | undefined;
  const watchers = new Set<(state: RouterState) => void>();
  const loaders = new Map<string, () => Promise<unknown>>();
  const go: Navigation['go'] = async (path, { replace = false, slide, isReturn } = {}) => {
    // The page is there by then: as a task of its own it would wait behind the frames of the pressed button.
    const how = {
      replace,
      flushSync: true,
      ...(slide && { state: { slide, ...(isReturn && { isReturn }) } }),
    };
    if (router) await router.navigate(path, how);
    else window.location.assign(path);
  };
  return {
    go,
    press: async (path, options) => {
      await afterPaint();
      await go(path, options);
    },
    prepare: (path) => {
      loaders
        .get(path)?.()
        .catch(() => {});
    },
    setLoader: (path, load) => {
      loaders.set(path, load);
    },
    refresh: async () => router?.revalidate(),
    leave,
    here: () => addressOf(router?.state.location ?? window.location),
    target: () => addressOf(router?.state.navigation.location ?? router?.state.location ?? window.location),
    page: () => router?.state.matches.at(-1)?.route.handle ?? noPage,
    watch: (watcher) => {
      watchers.add(watcher);
      return () => watchers.delete(watcher);
    },
    follow: (next) => {
      router = next;
      next.subscribe((state) => {
        for (const watcher of watchers) watcher(state);
      });
    },
  };
}
