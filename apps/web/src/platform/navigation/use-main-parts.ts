import { userType } from '@dayfare/domain/access';
import { startupValue } from '@dayfare/domain/startup';
import { navigationOfBrand } from '@dayfare/themes/brands';
import { useLocation } from 'react-router-dom';
import { useApp, useSession } from '../app-context/app-context.ts';
import { useCell } from '../state/cell.ts';
import { type MainPart, mainParts } from './main-parts.ts';

/**
 * The entries of the navigation on the page on screen; none in a task, on a visitor's page, and where there is only one place to be.
 */
export function useMainParts(): readonly MainPart[] {
  const { brand, hasPage, navigation, startup } = useApp();
  // What start-up data says, and the page's part, are read again with every page.
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
