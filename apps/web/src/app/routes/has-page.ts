import type { RoutePath } from '@dayfare/domain/access';
import type { Placed } from '@dayfare/domain/navigation';
import { routes } from '../generated/routes.ts';

const built: ReadonlySet<string> = new Set(routes.map(({ path }) => path));

/** Whether a page of the catalogue has a screen. */
export const hasPage = (path: RoutePath): boolean => built.has(path);

/** The places of the navigation that have a screen. */
export const placed: readonly Placed<RoutePath>[] = routes.flatMap(({ path, place }) =>
  place ? [{ place, path }] : [],
);
