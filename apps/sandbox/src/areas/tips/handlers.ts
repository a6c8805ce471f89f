import { tipsContract } from '@dayfare/api/tips/contract';
import { implement } from '@orpc/server';
import { type ApiContext, requireSession } from '../session/index.ts';
import { linkAccount, optIn, saveSetting } from './change.ts';
import { tipsHistoryOf, tipsOf } from './mine.ts';

const calls = implement(tipsContract).$context<ApiContext>().use(requireSession);

/** Tips and mileage earned at work, paid out early. */
export const tipsHandlers = calls.router({
  getTips: calls.getTips.handler(({ context }) => tipsOf(context)),
  getTipsHistory: calls.getTipsHistory.handler(({ context, input }) => tipsHistoryOf(context, input)),
  saveTipsSetting: calls.saveTipsSetting.handler(({ context, input }) => saveSetting(context, input.setting)),
  linkTipsAccount: calls.linkTipsAccount.handler(({ context, input }) =>
    linkAccount(context, input.instrumentID),
  ),
  optInToTips: calls.optInToTips.handler(({ context, input }) => optIn(context, input.isOptedIn)),
});
