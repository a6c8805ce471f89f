import { accountHistoryContract } from '@dayfare/api/money/accounts/account-history-contract';
import { implement } from '@orpc/server';
import { Refusal } from '../../../platform/http/refusal.ts';
import { type ApiContext, requireEmployment, requireSession } from '../../session/index.ts';
import { findInstrument } from '../accounts/own-accounts.ts';
import { instrumentHistory } from './account-history.ts';

const calls = implement(accountHistoryContract)
  .$context<ApiContext>()
  .use(requireSession)
  .use(requireEmployment);

/** The transfers to one account or card. */
export const accountHistoryHandlers = calls.router({
  getInstrumentTransactionHistory: calls.getInstrumentTransactionHistory.handler(
    async ({ context, input }) => {
      const { db, employee, employmentId, clock, language } = context;
      const instrument = await findInstrument(db, employee.id, input.UserInstrumentID);
      if (!instrument) throw new Refusal('InstrumentNotFound');
      return instrumentHistory(db, employmentId, instrument, { now: clock.now(), language });
    },
  ),
});
