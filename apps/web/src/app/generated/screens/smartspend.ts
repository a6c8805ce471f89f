// Written by `pnpm generate`; a test fails when it is out of date.
import type { AreaScreens } from '../../../platform/navigation/screen-route.ts';
import { route as smartspendBudgetBudget } from '../../../areas/smartspend/budget/budget.route.ts';
import { route as smartspendBudgetCategory } from '../../../areas/smartspend/budget/category.route.ts';

export const screens: AreaScreens['screens'] = {
  [smartspendBudgetBudget.path]: { screen: smartspendBudgetBudget.screen, back: 'dashboard', texts: ['kit/money', 'smartspend/budget'] },
  [smartspendBudgetCategory.path]: { screen: smartspendBudgetCategory.screen, back: '/smartspend', texts: ['kit/money', 'smartspend/budget'] },
};
