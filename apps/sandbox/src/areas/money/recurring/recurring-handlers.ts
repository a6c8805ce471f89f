import { recurringContract } from '@dayfare/api/money/recurring/recurring-contract';
import { implement } from '@orpc/server';
import { type ApiContext, requireEmployment, requireSession } from '../../session/index.ts';
import { cancelScheduled, changeRecurring } from './change.ts';
import { listRecurring } from './read.ts';
import { previewRecurring, saveRecurring } from './save.ts';

const recurring = implement(recurringContract).$context<ApiContext>().use(requireSession);
const wages = recurring.use(requireEmployment);

/** Transfers that repeat by themselves. */
export const recurringHandlers = recurring.router({
  previewRecurringTransaction: wages.previewRecurringTransaction.handler(({ context, input }) =>
    previewRecurring(context, input),
  ),
  saveRecurringTransactionDetail: wages.saveRecurringTransactionDetail.handler(({ context, input }) =>
    saveRecurring(context, input),
  ),
  getRecurringTransaction: wages.getRecurringTransaction.handler(async ({ context }) => ({
    recurringTransactions: await listRecurring(context.db, context.employmentId),
  })),
  updateRecurringTransactionsStatus: recurring.updateRecurringTransactionsStatus.handler(
    ({ context, input }) =>
      changeRecurring(context, { id: input.recurringTransactionID, status: input.status }),
  ),
  cancelScheduledTransaction: recurring.cancelScheduledTransaction.handler(({ context, input }) =>
    cancelScheduled(context, input.id),
  ),
});
