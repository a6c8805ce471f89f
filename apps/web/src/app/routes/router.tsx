import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import type { App } from '../../platform/app-context/app.ts';
import { Providers } from '../frame/providers.tsx';
import { routeObjects } from './route-objects.tsx';

/** The whole app as one element. */
export function createPages(app: App) {
  const router = createBrowserRouter(routeObjects(app));
  app.navigation.follow(router);
  return (
    <Providers app={app}>
      <RouterProvider router={router} />
    </Providers>
  );
}
