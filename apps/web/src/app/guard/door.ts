import type { GuardName, ScreenRoute } from '../../platform/navigation/screen-route.ts';

/**
 * Where a page stands in the app. `visitor`: open without signing in, and free of TanStack Query. `signedIn`: shown inside the query
 * provider, after the guard has asked for a session. `step`: likewise, for a step between signing in and everything else; its area is
 * open to visitors, who have no such step and are led to the login.
 */
export type Door = 'visitor' | 'step' | 'signedIn';

const doors: Readonly<Partial<Record<GuardName, Door>>> = { visitorsOrStep: 'step', signedIn: 'signedIn' };

/** Where a page stands, by the rule of the guard that it is under. */
export const doorOf = ({ guard }: Pick<ScreenRoute, 'guard'>): Door => doors[guard] ?? 'visitor';

/** Whether a page is open without signing in. */
export const isForVisitors = (route: Pick<ScreenRoute, 'guard'>): boolean => doorOf(route) === 'visitor';
