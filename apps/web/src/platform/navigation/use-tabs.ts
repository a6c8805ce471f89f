import type { RoutePath } from '@dayfare/domain/access';
import type { Tab } from '@dayfare/domain/navigation';
import { useLocation } from 'react-router-dom';
import { useApp, useSession } from '../app-context/app-context.ts';
import { useCell } from '../state/cell.ts';
import { tabsOf } from './tabs.ts';

/** Returns the tabs for the current page; none in a task, on a visitor page, and if there would be only one. */
export function useTabs(): readonly Tab<RoutePath>[] {
  const app = useApp();
  // Start-up data and the page's part are read again for every page.
  useLocation();
  useSession();
  useCell(app.brand.current);
  return app.navigation.page().part ? tabsOf(app) : [];
}
