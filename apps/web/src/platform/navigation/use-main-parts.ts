import { userType } from '@dayfare/domain/access';
import { startupValue } from '@dayfare/domain/startup';
import { navigationOfBrand } from '@dayfare/themes/brands';
import { useLocation } from 'react-router-dom';
import { useApp, useSession } from '../app-context/app-context.ts';
import { useCell } from '../state/cell.ts';
import { type MainPart, mainParts } from './main-parts.ts';

/** Returns the navigation entries for the current page; none in a task, on a visitor page, and if there would be only one. */
export function useMainParts(): readonly MainPart[] {
  const { brand, hasPage, navigation, startup } = useApp();
  // Start-up data and the page's part are read again for every page.
  useLocation();
  const user = useSession()?.user;
  const current = useCell(brand.current);
  if (!user || !navigation.page().part) return [];
  const values = startup.data.values();
  return mainParts({
    userType: userType.fromWire(user.userType),
    hasPage,
    named: startupValue(values, 'NavigationEntries'),
    ofBrand: navigationOfBrand[current],
    hasMarketplace: startupValue(values, 'IsEnableMarketPlace') ?? false,
  });
}
