import { earningsContract } from '@dayfare/api/money/records/earnings-contract';
import { implement } from '@orpc/server';
import { type ApiContext, requireEmployment, requireSession } from '../../session/index.ts';
import { assetsOf } from './assets.ts';
import { earningsOfRange } from './range.ts';

const calls = implement(earningsContract).$context<ApiContext>().use(requireSession).use(requireEmployment);

/** What was earned before, and what a person has. */
export const earningsHandlers = calls.router({
  getEarningsOfRange: calls.getEarningsOfRange.handler(({ context, input }) =>
    earningsOfRange(context, input),
  ),
  getAssetsV2: calls.getAssetsV2.handler(({ context }) => assetsOf(context)),
  getAssets: calls.getAssets.handler(({ context }) => assetsOf(context)),
});
