import { instrumentChecksContract } from '@dayfare/api/money/instrument-checks-contract';
import { implement } from '@orpc/server';
import type { ApiContext } from '../http/api-context.ts';
import { requireSession } from '../http/require-session.ts';
import {
  accountAndAmount,
  bankAccountDetails,
  beginVerification,
  canAddFundsFrom,
  canTakeAmount,
} from './instruments/check.ts';

const calls = implement(instrumentChecksContract).$context<ApiContext>().use(requireSession);

/** Checks of accounts before money moves. */
export const instrumentChecksHandlers = calls.router({
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
