// Written by `pnpm generate`; a test fails when it is out of date.
import type { AreaScreens } from '../../../platform/navigation/screen-route.ts';
import { route as hubsCard } from '../../../app/hubs/card.route.ts';
import { route as hubsMoney } from '../../../app/hubs/money.route.ts';
import { route as hubsMore } from '../../../app/hubs/more.route.ts';
import { route as hubsWork } from '../../../app/hubs/work.route.ts';
import { route as pagesMaintenanceMaintenance } from '../../../app/pages/maintenance/maintenance.route.ts';
import { route as pagesPageNotFoundPageNotFound } from '../../../app/pages/page-not-found/page-not-found.route.ts';

export const screens: AreaScreens['screens'] = {
  [hubsCard.path]: { screen: hubsCard.screen, back: 'dashboard', texts: [] },
  [hubsMoney.path]: { screen: hubsMoney.screen, back: 'dashboard', texts: ['app/hubs', 'kit/money', 'kit/money/format'] },
  [hubsMore.path]: { screen: hubsMore.screen, back: 'dashboard', texts: [] },
  [hubsWork.path]: { screen: hubsWork.screen, back: 'dashboard', texts: [] },
  [pagesMaintenanceMaintenance.path]: { screen: pagesMaintenanceMaintenance.screen, back: 'previous', texts: [] },
  [pagesPageNotFoundPageNotFound.path]: { screen: pagesPageNotFoundPageNotFound.screen, back: 'leaveOrPrevious', texts: [] },
};
