import { areas, isArea } from '@dayfare/domain/access';
import type { App } from '../../platform/app-context/app.ts';
import type { AppRoute, ScreenParts } from '../../platform/navigation/screen-route.ts';
import { routes } from '../generated/routes.ts';
import { partsOf } from './screen-parts.ts';

const isEager = ({ path }: AppRoute) => {
  const [, area = ''] = path.split('/');
  return isArea(area) && areas[area].isEager;
};

/** Whether the person has told the browser to save data. */
const savesData = () => 'connection' in navigator && Boolean(Object(navigator.connection).saveData);

/**
 * Fetches the screens of the areas that the documents load at once, one after the other, so that going there waits for nothing. For those who
 * are signed in; the first page never waits for it. Never rejects: a screen that could not be fetched is fetched on demand.
 */
export async function loadEagerScreens(
  { session }: Pick<App, 'session'>,
  find: (route: AppRoute) => Promise<Pick<ScreenParts, 'screen'>> = partsOf,
): Promise<void> {
  for (const route of routes.filter(isEager)) {
    if (!session.current() || savesData()) return;
    try {
      await (await find(route)).screen();
    } catch {
      // It is fetched again when a user goes there.
    }
  }
}
