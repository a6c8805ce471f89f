// Written by `pnpm generate`; a test fails when it is out of date.
import type { AreaScreens } from '../../../platform/navigation/screen-route.ts';
import { route as savingsGoalGoal } from '../../../areas/savings/goal/goal.route.ts';
import { route as savingsGoalsGoals } from '../../../areas/savings/goals/goals.route.ts';
import { route as savingsMoneyDeposit } from '../../../areas/savings/money/deposit.route.ts';
import { route as savingsMoneyWithdraw } from '../../../areas/savings/money/withdraw.route.ts';
import { route as savingsPlanChange } from '../../../areas/savings/plan/change.route.ts';
import { route as savingsPlanNew } from '../../../areas/savings/plan/new.route.ts';

export const screens: AreaScreens['screens'] = {
  [savingsGoalGoal.path]: { screen: savingsGoalGoal.screen, back: '/savings', texts: ['kit/money', 'savings/goal', 'savings/goals', 'savings/plan'] },
  [savingsGoalsGoals.path]: { screen: savingsGoalsGoals.screen, back: 'dashboard', texts: ['kit/money', 'savings/goals'] },
  [savingsMoneyDeposit.path]: { screen: savingsMoneyDeposit.screen, back: 'previous', texts: ['kit/money', 'kit/money/accounts', 'kit/money/parts', 'kit/money/transfer', 'kit/proof', 'savings/goal', 'savings/goals', 'savings/money', 'savings/plan'] },
  [savingsMoneyWithdraw.path]: { screen: savingsMoneyWithdraw.screen, back: 'previous', texts: ['kit/money', 'kit/money/accounts', 'kit/money/format', 'kit/money/parts', 'kit/money/transfer', 'kit/proof', 'savings/goal', 'savings/goals', 'savings/money', 'savings/plan'] },
  [savingsPlanChange.path]: { screen: savingsPlanChange.screen, back: 'previous', texts: ['kit/money', 'kit/money/transfer', 'savings/goal', 'savings/goals', 'savings/money', 'savings/plan'] },
  [savingsPlanNew.path]: { screen: savingsPlanNew.screen, back: '/savings', texts: ['kit/money', 'kit/money/transfer', 'savings/goals', 'savings/plan'] },
};
