import { accountChecksContract } from '@dayfare/api/money/accounts/account-checks-contract';
import { implement } from '@orpc/server';
import { type ApiContext, requireSession } from '../../session/index.ts';
import {
  accountAndAmount,
  bankAccountDetails,
  beginVerification,
  canAddFundsFrom,
  canTakeAmount,
} from './check.ts';

const calls = implement(accountChecksContract).$context<ApiContext>().use(requireSession);

/** Checks of accounts before money moves. */
export const accountChecksHandlers = calls.router({
  getBankAccountDetails: calls.getBankAccountDetails.handler(({ context, input }) =>
    bankAccountDetails(context, accountAndAmount(input)),
  ),
  verifyBankAccountDetails: calls.verifyBankAccountDetails.handler(({ context, input }) =>
    canTakeAmount(context, accountAndAmount(input)),
  ),
  verifyInstrument: calls.verifyInstrument.handler(({ context, input }) =>
    beginVerification(context, input.instrumentID),
  ),
  verifyInstrumentForAddFundWithOutPlaid: calls.verifyInstrumentForAddFundWithOutPlaid.handler(
    ({ context, input }) => canAddFundsFrom(context, accountAndAmount(input)),
  ),
});
