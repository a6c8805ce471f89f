import { savingsContract } from '@dayfare/api/savings/contract';
import { implement } from '@orpc/server';
import { type ApiContext, requireSession } from '../session/index.ts';
import { changeGoal } from './change.ts';
import { requireGoal } from './goals.ts';
import { historyOf } from './history.ts';
import { closeDepositKey, closeWithdrawalKey, depositToGoal, withdrawFromGoal } from './move-money.ts';
import { savingsOf } from './offer.ts';
import { saveGoal } from './save.ts';

const savings = implement(savingsContract).$context<ApiContext>().use(requireSession);

/** Savings goals and the money that is put aside for them. */
export const savingsHandlers = savings.router({
  getGoals: savings.getGoals.handler(({ context }) => savingsOf(context)),
  getGoalHistory: savings.getGoalHistory.handler(async ({ context: { db, employee }, input }) =>
    historyOf(db, await requireGoal(db, employee.id, Number(input.id))),
  ),
  saveGoal: savings.saveGoal.handler(({ context, input }) => saveGoal(context, input)),
  changeGoal: savings.changeGoal.handler(({ context, input }) => changeGoal(context, input)),
  depositToGoal: savings.depositToGoal.handler(({ context, input }) => depositToGoal(context, input)),
  withdrawFromGoal: savings.withdrawFromGoal.handler(({ context, input }) =>
    withdrawFromGoal(context, input),
  ),
  closeDepositKey: savings.closeDepositKey.handler(({ context, input }) =>
    closeDepositKey(context, input.idempotencyKey),
  ),
  closeWithdrawalKey: savings.closeWithdrawalKey.handler(({ context, input }) =>
    closeWithdrawalKey(context, input.idempotencyKey),
  ),
});
