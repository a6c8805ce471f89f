import type { RoutePath } from '@dayfare/domain/access';
import { routes } from './generated/routes.ts';

/** A page without a screen of its own, and the one that it leads to. */
export interface StandIn {
  readonly path: RoutePath;
  readonly to: RoutePath;
}

/** Every page that another one stands in for; the query goes along. */
export const standIns: readonly StandIn[] = routes.flatMap(({ path: to, standsInFor = [] }) =>
  standsInFor.map((path) => ({ path, to })),
);
