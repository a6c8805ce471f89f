import { activityContract } from '@dayfare/api/card/activity-contract';
import { implement } from '@orpc/server';
import { type ApiContext, requireSession } from '../session/index.ts';
import { monthsOf, transactionOf } from './activity.ts';
import { report } from './cases.ts';
import { requireCard } from './find-card.ts';

const calls = implement(activityContract).$context<ApiContext>().use(requireSession);

/** What happened on a card. */
export const activityHandlers = calls.router({
  getMurphyTransactionDetails: calls.getMurphyTransactionDetails.handler(
    async ({ context: { db, employee }, input }) => {
      const { row } = await requireCard(db, employee.id, input.cardID);
      return transactionOf(db, employee, row, input.transactionID);
    },
  ),
  reportCardTransaction: calls.reportCardTransaction.handler(({ context, input }) => report(context, input)),
  getMurphyTransactionDetailMonthWise: calls.getMurphyTransactionDetailMonthWise.handler(
    async ({ context: { db, employee }, input }) => {
      const { row } = await requireCard(db, employee.id, input.cardID);
      return monthsOf(db, employee, row, input);
    },
  ),
});
