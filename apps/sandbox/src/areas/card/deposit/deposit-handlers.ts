import { depositContract } from '@dayfare/api/card/deposit-contract';
import { implement } from '@orpc/server';
import { type ApiContext, requireSession } from '../../session/index.ts';
import { readDeposit, saveDeposit } from './direct-deposit.ts';
import { emailForm } from './email-form.ts';

const calls = implement(depositContract).$context<ApiContext>().use(requireSession);

/** Pay that goes to the card directly. */
export const depositHandlers = calls.router({
  getDirectDeposit: calls.getDirectDeposit.handler(({ context, input }) =>
    readDeposit(context, input.cardID),
  ),
  saveDirectDeposit: calls.saveDirectDeposit.handler(({ context, input }) => saveDeposit(context, input)),
  emailDirectDepositForm: calls.emailDirectDepositForm.handler(({ context, input }) =>
    emailForm(context, input),
  ),
});
