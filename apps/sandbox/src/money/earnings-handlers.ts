import { earningsContract } from '@dayfare/api/money/earnings-contract';
import { implement } from '@orpc/server';
import type { ApiContext } from '../http/api-context.ts';
import { requireSession } from '../http/require-session.ts';
import { requireEmployment } from '../session/index.ts';
import { assetsOf } from './earnings/assets.ts';
import { earningsOfRange } from './earnings/range.ts';

const calls = implement(earningsContract).$context<ApiContext>().use(requireSession).use(requireEmployment);

/** What was earned before, and what a person has. */
export const earningsHandlers = calls.router({
  getEarningsOfRange: calls.getEarningsOfRange.handler(({ context, input }) =>
    earningsOfRange(context, input),
  ),
  getAssetsV2: calls.getAssetsV2.handler(({ context }) => assetsOf(context)),
  getAssets: calls.getAssets.handler(({ context }) => assetsOf(context)),
});
