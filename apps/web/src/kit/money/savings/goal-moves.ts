import { moneyKeys, refreshAfterMovement } from '@dayfare/api/money/queries';
import {
  depositOutcome,
  depositToGoal,
  type GoalDeposit,
  type GoalReceipt,
  type GoalWithdrawal,
  withdrawalOutcome,
  withdrawFromGoal,
} from '@dayfare/api/savings/moves-queries';
import { refreshGoals } from '@dayfare/api/savings/queries';
import type { QueryClient } from '@tanstack/react-query';
import { pathTo } from '../../../platform/navigation/path-to.ts';
import { isWhole, jsonCodec, type MoveKind } from '../move/move-kind.ts';

/** Refetches goals, pay and what is in accounts. */
async function refresh(client: QueryClient): Promise<void> {
  await Promise.all([
    refreshGoals(client),
    refreshAfterMovement(client),
    client.invalidateQueries({ queryKey: moneyKeys.instruments }),
  ]);
}

/** Money that goes into a savings goal. */
export const depositMove: MoveKind<GoalDeposit, GoalReceipt> = {
  kind: 'goal-deposit',
  codec: jsonCodec(
    ({ goal, from, amount }) => isWhole(goal) && (from === null || isWhole(from)) && isWhole(amount),
  ),
  perform: depositToGoal,
  outcome: depositOutcome,
  refresh,
  amount: ({ amount }) => amount,
  path: ({ goal }) => pathTo('/savings/:id/deposit', { id: goal }),
};

/** Money that is taken out of a savings goal. */
export const withdrawalMove: MoveKind<GoalWithdrawal, GoalReceipt> = {
  kind: 'goal-withdrawal',
  codec: jsonCodec(({ goal, to, amount }) => isWhole(goal) && isWhole(to) && isWhole(amount)),
  perform: withdrawFromGoal,
  outcome: withdrawalOutcome,
  refresh,
  amount: ({ amount }) => amount,
  path: ({ goal }) => pathTo('/savings/:id/withdraw', { id: goal }),
};
