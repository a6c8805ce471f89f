import type { Opening } from '@dayfare/domain/access';
import type { AppRoute } from '../../platform/navigation/screen-route.ts';

/**
 * Where a page is placed in the app. `visitor`: open without signing in, and without TanStack Query. `shared`: likewise, but part of the
 * navigation, which signed-in users have there too. `signedIn`: inside the query
 * provider, after the guard has required a session. `step`: likewise, for a step between signing in and everything else; its area is open
 * to visitors, who have no such step and are sent to the login.
 */
export type RouteGroup = 'visitor' | 'shared' | 'step' | 'signedIn';

const groups: Readonly<Partial<Record<Opening, RouteGroup>>> = {
  visitorsOrStep: 'step',
  signedIn: 'signedIn',
};

/** Returns where a page is placed, from its guard rule and its part of the navigation. */
export const routeGroupOf = ({ guard, part }: Pick<AppRoute, 'guard' | 'part'>): RouteGroup =>
  groups[guard] ?? (guard === 'everyone' && part ? 'shared' : 'visitor');

/** Whether a page is open without signing in. */
export const isForVisitors = (route: Pick<AppRoute, 'guard' | 'part'>): boolean =>
  ['visitor', 'shared'].includes(routeGroupOf(route));
