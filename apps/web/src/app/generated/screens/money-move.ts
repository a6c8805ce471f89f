// Written by `pnpm generate`; a test fails when it is out of date.
import type { AreaScreens } from '../../../platform/navigation/screen-route.ts';
import { route as moneyMoveBetweenAccountsMove } from '../../../areas/money/move/between-accounts/move.route.ts';
import { route as moneyMoveBillerBiller } from '../../../areas/money/move/biller/biller.route.ts';
import { route as moneyMoveCashCash } from '../../../areas/money/move/cash/cash.route.ts';
import { route as moneyMoveFriendsFriends } from '../../../areas/money/move/friends/friends.route.ts';
import { route as moneyMoveFriendsPay } from '../../../areas/money/move/friends/pay.route.ts';
import { route as moneyMoveGetMoneyAmount } from '../../../areas/money/move/get-money/amount.route.ts';
import { route as moneyMoveGetMoneyReview } from '../../../areas/money/move/get-money/review.route.ts';
import { route as moneyMoveGetMoneySpeed } from '../../../areas/money/move/get-money/speed.route.ts';
import { route as moneyMoveGetMoneyWhere } from '../../../areas/money/move/get-money/where.route.ts';
import { route as moneyMoveGiftCardGiftCard } from '../../../areas/money/move/gift-card/gift-card.route.ts';
import { route as moneyMoveRecoveryAccessPlus } from '../../../areas/money/move/recovery/access-plus.route.ts';
import { route as moneyMoveRecurringPlan } from '../../../areas/money/move/recurring/plan.route.ts';
import { route as moneyMoveRecurringRecurring } from '../../../areas/money/move/recurring/recurring.route.ts';
import { route as moneyMoveRecurringSetup } from '../../../areas/money/move/recurring/setup.route.ts';

export const screens: AreaScreens['screens'] = {
  [moneyMoveBetweenAccountsMove.path]: { screen: moneyMoveBetweenAccountsMove.screen, back: 'previous', texts: ['kit/money', 'kit/money/accounts', 'kit/money/format', 'kit/money/parts', 'kit/money/transfer', 'kit/proof', 'money/move/between-accounts'] },
  [moneyMoveBillerBiller.path]: { screen: moneyMoveBillerBiller.screen, back: 'previous', texts: ['kit/money', 'kit/money/accounts', 'kit/money/billers', 'kit/proof', 'money/move/biller'] },
  [moneyMoveCashCash.path]: { screen: moneyMoveCashCash.screen, back: 'previous', texts: ['kit/money', 'kit/money/cash', 'money/move/cash'] },
  [moneyMoveFriendsFriends.path]: { screen: moneyMoveFriendsFriends.screen, back: 'dashboard', texts: ['kit/money', 'money/move/friends'] },
  [moneyMoveFriendsPay.path]: { screen: moneyMoveFriendsPay.screen, back: 'dashboard', texts: ['kit/money', 'kit/money/accounts', 'kit/money/parts', 'kit/money/transfer', 'kit/proof', 'money/move/friends'] },
  [moneyMoveGetMoneyAmount.path]: { screen: moneyMoveGetMoneyAmount.screen, back: 'previous', texts: ['kit/money', 'kit/money/format', 'kit/money/reasons', 'kit/money/records', 'kit/money/transfer'] },
  [moneyMoveGetMoneyReview.path]: { screen: moneyMoveGetMoneyReview.screen, back: 'previous', texts: ['kit/money', 'kit/money/format', 'kit/money/records', 'kit/money/transfer', 'kit/proof'] },
  [moneyMoveGetMoneySpeed.path]: { screen: moneyMoveGetMoneySpeed.screen, back: 'previous', texts: ['kit/money', 'kit/money/format', 'kit/money/reasons', 'kit/money/records', 'kit/money/transfer'] },
  [moneyMoveGetMoneyWhere.path]: { screen: moneyMoveGetMoneyWhere.screen, back: 'previous', texts: ['kit/money', 'kit/money/format', 'kit/money/reasons', 'kit/money/records', 'kit/money/transfer'] },
  [moneyMoveGiftCardGiftCard.path]: { screen: moneyMoveGiftCardGiftCard.screen, back: 'previous', texts: ['kit/money', 'money/move/gift-card'] },
  [moneyMoveRecoveryAccessPlus.path]: { screen: moneyMoveRecoveryAccessPlus.screen, back: 'previous', texts: ['kit/money', 'kit/money/format', 'kit/money/proof', 'kit/money/transfer', 'money/move/recovery'] },
  [moneyMoveRecurringPlan.path]: { screen: moneyMoveRecurringPlan.screen, back: 'previous', texts: ['kit/money', 'money/move/recurring'] },
  [moneyMoveRecurringRecurring.path]: { screen: moneyMoveRecurringRecurring.screen, back: 'previous', texts: ['kit/money', 'money/move/recurring'] },
  [moneyMoveRecurringSetup.path]: { screen: moneyMoveRecurringSetup.screen, back: 'previous', texts: ['kit/money', 'kit/money/format', 'kit/money/transfer', 'money/move/recurring'] },
};
