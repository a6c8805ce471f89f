import { spendingLimitsContract } from '@dayfare/api/money/settings/spending-limits-contract';
import { implement } from '@orpc/server';
import { type ApiContext, requireSession } from '../../session/index.ts';
import { cancelOwnLimitChange, ownLimitsOf, saveOwnLimit } from './limits.ts';

const calls = implement(spendingLimitsContract).$context<ApiContext>().use(requireSession);

/** Limits that people set themselves. They are the person's, whichever employer is chosen. */
export const spendingLimitsHandlers = calls.router({
  getOwnLimits: calls.getOwnLimits.handler(({ context }) => ownLimitsOf(context)),
  saveOwnLimit: calls.saveOwnLimit.handler(({ context, input }) => saveOwnLimit(context, input)),
  cancelOwnLimitChange: calls.cancelOwnLimitChange.handler(({ context, input }) =>
    cancelOwnLimitChange(context, input.span),
  ),
});
