import { moneyRoutes } from '../money/routes.ts';
import { Screen as Login } from '../session/login/login-route.tsx';
import type { RouteEntry } from './route-entry.ts';

/** Every page that there is. A path that is not here shows page-not-found [access-021]. */
export const routes: readonly RouteEntry[] = [
  {
    path: '/welcome/login',
    area: 'session',
    guard: 'visitor',
    title: 'app:titles.login',
    // The one page that is no chunk of its own: it is the first that a visitor sees, and must not wait for a second round trip.
    screen: async () => ({ Screen: Login }),
  },
  ...moneyRoutes,
];

/** Paths that lead to another page; the query goes along. */
export const aliases: Readonly<Record<string, string>> = {
  // There is no welcome screen yet: whoever comes there wants to sign in.
  '/welcome': '/welcome/login',
  '/login': '/welcome/login',
};
