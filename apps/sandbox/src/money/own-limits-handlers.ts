import { ownLimitsContract } from '@dayfare/api/money/own-limits-contract';
import { implement } from '@orpc/server';
import type { ApiContext } from '../http/api-context.ts';
import { requireSession } from '../http/require-session.ts';
import { cancelOwnLimitChange, ownLimitsOf, saveOwnLimit } from './own-limits/limits.ts';

const calls = implement(ownLimitsContract).$context<ApiContext>().use(requireSession);

/** Limits that people set themselves. They are the person's, whichever employer is chosen. */
export const ownLimitsHandlers = calls.router({
  getOwnLimits: calls.getOwnLimits.handler(({ context }) => ownLimitsOf(context)),
  saveOwnLimit: calls.saveOwnLimit.handler(({ context, input }) => saveOwnLimit(context, input)),
  cancelOwnLimitChange: calls.cancelOwnLimitChange.handler(({ context, input }) =>
    cancelOwnLimitChange(context, input.span),
  ),
});
