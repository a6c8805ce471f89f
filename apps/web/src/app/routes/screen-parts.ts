import type { AppRoute, ScreenParts } from '../../platform/navigation/screen-route.ts';
import { bundledScreens } from '../generated/bundled-screens.ts';
import { areaScreens } from '../generated/routes.ts';

/** How a page is loaded: at hand, or with the screens of its area, which are fetched with the first of them. */
export async function partsOf({ path, area }: Pick<AppRoute, 'path' | 'area'>): Promise<ScreenParts> {
  const parts = bundledScreens[path] ?? (await areaScreens[area]?.())?.screens[path];
  if (!parts) throw new Error(`No screen is known for ${path}: run \`pnpm generate\`.`);
  return parts;
}
