import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { Providers } from '../app/frame/providers.tsx';
import { routeObjects } from '../app/routes/route-objects.tsx';
import type { App } from '../platform/app-context/app.ts';

/** A page of the app with the frame, the guard and the loaders that it has in life, and a history of its own. */
export function mountAt(app: App, history: readonly string[]) {
  const router = createMemoryRouter(routeObjects(app), {
    initialEntries: [...history],
    initialIndex: history.length - 1,
  });
  app.navigation.follow(router);
  const element = (
    <Providers app={app}>
      <RouterProvider router={router} />
    </Providers>
  );
  return { element, router };
}
