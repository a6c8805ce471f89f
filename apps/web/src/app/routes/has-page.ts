import type { RoutePath } from '@dayfare/domain/access';
import { routes } from '../generated/routes.ts';

const built: ReadonlySet<string> = new Set(routes.map(({ path }) => path));

/** Whether a page of the catalogue has a screen. */
export const hasPage = (path: RoutePath): boolean => built.has(path);
