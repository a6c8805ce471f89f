import type { ComponentType } from 'react';
import { type RouteObject, redirect } from 'react-router-dom';
import type { App } from '../../platform/app-context/app.ts';
import { Problem } from '../../platform/error-pages/error-page.tsx';
import { shallReload } from '../../platform/loading/missing-chunk.ts';
import { once } from '../../platform/loading/once.ts';
import type { PageHandle } from '../../platform/navigation/page-handle.ts';
import type { AppRoute } from '../../platform/navigation/screen-route.ts';
import { Frame } from '../frame/frame.tsx';
import { routes } from '../generated/routes.ts';
import { followsBack } from '../guard/follows-back.ts';
import { guardedBy } from '../guard/guard.ts';
import { hidesSecrets } from '../guard/hide-secrets.ts';
import { isForVisitors, type RouteGroup, routeGroupOf } from '../guard/route-group.ts';
import { route as notFoundPage } from '../pages/page-not-found/page-not-found.route.ts';
import { partsOf } from './screen-parts.ts';

/** Shown for paths that no page has. */
const notFound = routes.find(({ path }) => path === notFoundPage.path);

/** The sign-in page. */
const loginPath = '/welcome/login';

const entrance = once(() => import('../guard/enter-area.ts'));

/** Loads an area's data before its first page for signed-in people. Visitors do not wait for it or fetch it. */
const entranceFor = ({ session }: App) => (session.current() ? entrance() : null);

/** The code around pages behind the sign-in, and what runs before the first of them: a visitor who is about to sign in has neither. */
const behindSignIn = once(() => Promise.all([import('../frame/signed-in.tsx'), entrance()]));

/** Reloads, once, a page that lost a chunk to a deployment; other errors are rethrown. */
async function mend(app: App, error: unknown): Promise<never> {
  const { tab, connection, navigation } = app;
  // The destination, which is not the current page until it has loaded.
  const target = navigation.target();
  const parts = { tab, isOnline: connection.isOnline.get(), now: Date.now() };
  if (!shallReload(error, target, parts)) throw error;
  navigation.leave(target);
  return new Promise(() => {});
}

/** A page for the router: its chunk and texts in parallel, then its area's data, then its own loader. */
function pageOf(app: App, entry: AppRoute, path: string = entry.path): RouteObject {
  const { part } = entry;
  const shown = once(async () => {
    const { screen, texts, back } = await partsOf(entry);
    const [page] = await Promise.all([screen(), app.translator.load(...texts)]);
    return { ...page, back };
  });
  app.navigation.setLoader(path, async () => {
    const [, area] = await Promise.all([
      shown(),
      entranceFor(app),
      !isForVisitors(entry) && Promise.all([behindSignIn(), app.translator.load('app/entries')]),
    ]);
    await area?.enterArea(app, path);
  });
  return {
    path,
    lazy: async () => {
      const [{ Screen, prefetch, load, title, back }] = await Promise.all([shown(), entranceFor(app)]).catch(
        (error) => mend(app, error),
      );
      return {
        Component: Screen,
        handle: { title, back, part } satisfies PageHandle,
        loader: async (args) => {
          if (routeGroupOf(entry) === 'step' && !app.session.current()) return redirect(loginPath);
          // A page that is open to visitors may have been fetched by one.
          const area = await entranceFor(app);
          prefetch?.(app);
          const elsewhere = await area?.enterArea(app, path);
          if (elsewhere) return redirect(elsewhere);
          return (await load?.(app, args)) ?? null;
        },
      };
    },
  };
}

/** Pages that lead to another one; the query is kept. */
const standInsOf = ({ path: to, standsInFor = [] }: AppRoute): RouteObject[] =>
  standsInFor.map((path) => ({
    path,
    loader: ({ request }) => redirect(to + new URL(request.url).search),
  }));

/** What is around pages with the navigation, and the words of its entries. */
const withNavigation = (app: App, load: () => Promise<ComponentType>) => async () => {
  const [Component] = await Promise.all([load(), app.translator.load('app/entries')]);
  return { Component };
};

/** The router's tree: the frame, the guard, and the pages. */
export function routeObjects(app: App, entries: readonly AppRoute[] = routes): RouteObject[] {
  const pages = (group: RouteGroup) =>
    entries.filter((entry) => routeGroupOf(entry) === group).map((entry) => pageOf(app, entry));
  return [
    {
      Component: Frame,
      // Nothing is shown before its first page is there.
      HydrateFallback: () => null,
      ErrorBoundary: Problem,
      middleware: [followsBack(app), hidesSecrets(app, entries), guardedBy(app)],
      children: [
        {
          // Inside the frame, so that a page that fails does not take notices and loading bar with it.
          ErrorBoundary: Problem,
          children: [
            ...entries.flatMap(standInsOf),
            ...pages('visitor'),
            {
              lazy: withNavigation(app, async () => (await import('../frame/shared-page.tsx')).SharedPage),
              children: pages('shared'),
            },
            {
              lazy: withNavigation(app, async () => (await import('../frame/signed-in.tsx')).SignedIn),
              children: [...pages('step'), ...pages('signedIn')],
            },
            ...(notFound ? [pageOf(app, notFound, '*')] : []),
          ],
        },
      ],
    },
  ];
}
