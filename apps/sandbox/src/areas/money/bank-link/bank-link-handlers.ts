import { bankLinkContract } from '@dayfare/api/money/accounts/bank-link-contract';
import { implement } from '@orpc/server';
import { type ApiContext, requireSession } from '../../session/index.ts';
import { beginLink, linkOutcome } from './link.ts';
import { refreshLinked } from './refresh.ts';

const calls = implement(bankLinkContract).$context<ApiContext>().use(requireSession);

/** Linking an account by signing in to its bank. */
export const bankLinkHandlers = calls.router({
  getPlaidLinkToken: calls.getPlaidLinkToken.handler(({ context, input }) => beginLink(context, input)),
  getBankLinkOutcome: calls.getBankLinkOutcome.handler(({ context, input }) =>
    linkOutcome(context, input.link_token),
  ),
  updatePlaidAccountDetail: calls.updatePlaidAccountDetail.handler(({ context, input }) =>
    refreshLinked(context, Number(input.id)),
  ),
});
