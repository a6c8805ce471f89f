import type { Direction } from '@dayfare/domain/access';
import type { SlideState } from '../arrival/slide-state.ts';
import { noPage, type PageHandle } from './page-handle.ts';

/** How a page is gone to. */
interface GoOptions {
  /** Takes the place of the page on screen in the history. Default false. */
  readonly replace?: boolean | undefined;
  /** Where the page comes from. Default: from ahead, or from nowhere in another's place. */
  readonly slide?: Direction | undefined;
}

/** Lets code outside of the router go to another page. */
export interface Navigation {
  /** Goes to a path of this app. Default: a new entry in the history. */
  readonly go: (path: string, options?: GoOptions) => Promise<void>;
  /** Asks the guard and the loaders of the page on screen again, which stays meanwhile. */
  readonly refresh: () => Promise<void>;
  /** Leaves the app for an address elsewhere, which the caller has checked. */
  readonly leave: (url: string) => void;
  /** Path with query of the page on screen. */
  readonly here: () => string;
  /** What the page on screen says about itself. */
  readonly page: () => PageHandle;
  /** Calls `watcher` with every state of the router, from now on. Returns the way to stop that. */
  readonly watch: (watcher: (state: RouterState) => void) => () => void;
  /** Path with query of the page that is on its way; else of the one on screen. */
  readonly target: () => string;
  /** The router takes over; until then pages are loaded again. */
  readonly follow: (router: RouterSeam) => void;
}

/** Where the router is, and whether it is on its way elsewhere. */
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

/** The part of the router that this needs. */
interface RouterSeam {
  readonly navigate: (
    path: string,
    options: { replace: boolean; state?: SlideState | undefined },
  ) => Promise<void>;
  readonly revalidate: () => Promise<void>;
  readonly state: RouterState & {
    /** The routes of the page on screen, from the outermost to its own. */
    readonly matches: readonly { readonly route: { readonly handle?: PageHandle } }[];
  };
  readonly subscribe: (watcher: (state: RouterState) => void) => () => void;
}

const addressOf = ({ pathname, search }: Address) => pathname + search;

/** Makes the navigation of a page. `leave` is what the browser does with an address elsewhere. */
export function createNavigation(leave: (url: string) => void): Navigation {
  let router: RouterSeam | undefined;
  const watchers = new Set<(state: RouterState) => void>();
  return {
    go: async (path, { replace = false, slide } = {}) => {
      if (router) await router.navigate(path, { replace, ...(slide && { state: { slide } }) });
      else window.location.assign(path);
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
