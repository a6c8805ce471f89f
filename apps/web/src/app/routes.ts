import type { RoutePath } from '@dayfare/domain/access';
import { moneyRoutes } from '../areas/money/routes.ts';
import { sessionRoutes } from '../areas/session/routes.ts';
import type { RouteEntry } from '../platform/navigation/route-entry.ts';

/**
 * Every page of the catalogue that has a screen. The others, and paths that no page has, show page-not-found in place
 * [access-021]. The table of all of them is `routeRows`.
 */
export const routes: readonly RouteEntry[] = [
  {
    path: '/welcome/login',
    texts: ['session'],
    guard: 'visitor',
    title: 'app:titles.login',
    screen: 'atHand',
  },
  {
    path: '/maintenance',
    texts: ['app'],
    guard: 'visitor',
    title: 'app:titles.maintenance',
    screen: () => import('./maintenance-route.tsx'),
  },
  {
    path: '/page-not-found',
    texts: ['app'],
    guard: 'visitor',
    title: 'app:titles.notFound',
    screen: () => import('./page-not-found-route.tsx'),
  },
  ...sessionRoutes,
  ...moneyRoutes,
];

/** Pages that another one stands in for while they have no screen; the query goes along. */
export const standIns: Readonly<Partial<Record<RoutePath, RoutePath>>> = {
  // Whoever comes to the welcome page wants to sign in.
  '/welcome': '/welcome/login',
};
