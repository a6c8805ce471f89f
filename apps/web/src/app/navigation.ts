/** Lets code outside of the router go to another page. */
export interface Navigation {
  /** Goes to a path of this app. Default: a new entry in the history. */
  readonly go: (path: string, options?: { replace?: boolean | undefined }) => Promise<void>;
  /** Path with query of the page on screen. */
  readonly here: () => string;
  /** The router takes over; until then pages are loaded anew. */
  readonly follow: (router: RouterSeam) => void;
}

/** The part of the router that this needs. */
interface RouterSeam {
  readonly navigate: (path: string, options: { replace: boolean }) => Promise<void>;
  readonly state: { readonly location: { readonly pathname: string; readonly search: string } };
}

/** Makes the navigation of a page. */
export function createNavigation(): Navigation {
  let router: RouterSeam | undefined;
  return {
    go: async (path, { replace = false } = {}) => {
      if (router) await router.navigate(path, { replace });
      else window.location.assign(path);
    },
    here: () => {
      const { pathname, search } = router?.state.location ?? window.location;
      return pathname + search;
    },
    follow: (next) => {
      router = next;
    },
  };
}
