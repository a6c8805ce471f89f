// Written by `pnpm generate`; a test fails when it is out of date.
import type { AreaScreens } from '../../../platform/navigation/screen-route.ts';
import { route as tipsHistoryFilters } from '../../../areas/tips/history/filters.route.ts';
import { route as tipsHistoryHistory } from '../../../areas/tips/history/history.route.ts';
import { route as tipsHomeTips } from '../../../areas/tips/home/tips.route.ts';

export const screens: AreaScreens['screens'] = {
  [tipsHistoryFilters.path]: { screen: tipsHistoryFilters.screen, back: '/timely-tips/transactionhistory', texts: ['tips/history', 'tips/home'] },
  [tipsHistoryHistory.path]: { screen: tipsHistoryHistory.screen, back: 'previous', texts: ['kit/money', 'tips/history', 'tips/home'] },
  [tipsHomeTips.path]: { screen: tipsHomeTips.screen, back: 'dashboard', texts: ['kit/money', 'kit/money/transfer', 'tips/home', 'tips/setup'] },
};
