import type { ReactElement } from 'react';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import type { App } from '../../platform/app-context/app.ts';
import { Providers } from '../frame/providers.tsx';
import { routeObjects } from './route-objects.tsx';

type Router = ReturnType<typeof createBrowserRouter>;

/** Resolves when the first page has its code and data. */
function arrived(router: Router): Promise<void> {
  return new Promise((resolve) => {
    if (router.state.initialized) resolve();
    const stop = router.subscribe(({ initialized }) => {
      if (!initialized) return;
      stop();
      resolve();
    });
  });
}

/** The whole app as an element. `arrived` is for callers that must not show it before its first page is ready. */
export function createPages(
  app: App,
  router: Router = createBrowserRouter(routeObjects(app)),
): { readonly element: ReactElement; readonly arrived: () => Promise<void> } {
  app.navigation.follow(router);
  const element = (
    <Providers app={app}>
      {/* The router waits for code and data before it changes anything. Rendered as a transition, in slices of 5 ms with a pause after each, a page takes a
          slow phone twice as long. */}
      <RouterProvider router={router} useTransitions={false} />
    </Providers>
  );
  return { element, arrived: () => arrived(router) };
}
