import type { RouteFacts } from './route-facts.ts';
import { moneyRoutes } from './routes-of-money.ts';
import { peopleRoutes } from './routes-of-people.ts';
import { serviceRoutes } from './routes-of-services.ts';

export type { Opening, RouteFacts } from './route-facts.ts';

/** Every page of the catalogue by path, where `:id` stands for any segment. */
export const routeCatalogue = { ...peopleRoutes, ...moneyRoutes, ...serviceRoutes } as const satisfies Record<
  string,
  RouteFacts
>;

/** Path of a page in the catalogue. */
export type RoutePath = keyof typeof routeCatalogue;

/** Whether text is the path of a page, in the catalogue's own spelling. */
export function isRoutePath(text: string): text is RoutePath {
  return Object.hasOwn(routeCatalogue, text);
}

/** The paths of all pages, sorted. */
export const routePaths: readonly RoutePath[] = Object.keys(routeCatalogue).filter(isRoutePath).sort();
