import { type RouteObject, redirect } from 'react-router-dom';
import type { App } from './app.ts';
import { FirstLoad } from './first-load-page.tsx';
import { Frame } from './frame.tsx';
import { guardedBy } from './guard.ts';
import type { RouteEntry } from './route-entry.ts';
import { aliases, routes } from './routes.ts';
import { Problem } from './trouble.tsx';

/** A page for the router: its chunk and its texts together, then startup data, then its own loader. */
function pageOf(app: App, { path, area, startup, title, screen }: RouteEntry): RouteObject {
  return {
    path,
    handle: { title },
    lazy: async () => {
      const [{ Screen, load }] = await Promise.all([screen(), app.translator.load(area)]);
      return {
        Component: Screen,
        loader: async (args) => {
          if (startup) await app.enter(startup);
          return (await load?.(app, args)) ?? null;
        },
      };
    },
  };
}

const aliasOf = ([path, to]: readonly [string, string]): RouteObject => ({
  path,
  loader: ({ request }) => redirect(to + new URL(request.url).search),
});

/** The router's whole tree: the frame, the guard at its door, and the pages. */
export function routeObjects(app: App, entries: readonly RouteEntry[] = routes): RouteObject[] {
  const pages = (guard: RouteEntry['guard']) =>
    entries.filter((entry) => entry.guard === guard).map((entry) => pageOf(app, entry));
  return [
    {
      Component: Frame,
      HydrateFallback: FirstLoad,
      ErrorBoundary: Problem,
      middleware: [guardedBy(app)],
      children: [
        {
          // Inside the frame, so that a page that breaks takes neither notices nor loading bar with it.
          ErrorBoundary: Problem,
          children: [
            ...Object.entries(aliases).map(aliasOf),
            ...pages('visitor'),
            {
              lazy: async () => ({ Component: (await import('./signed-in.tsx')).SignedIn }),
              children: pages('signedIn'),
            },
            {
              path: '*',
              handle: { title: 'app:titles.notFound' },
              lazy: async () => ({ Component: (await import('./page-not-found.tsx')).PageNotFound }),
            },
          ],
        },
      ],
    },
  ];
}
