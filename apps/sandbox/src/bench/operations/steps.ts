import { billerSteps } from './billers.ts';
import { billSteps } from './bills.ts';
import { cardUseSteps } from './card-use.ts';
import type { Weighted } from './chances.ts';
import { commandSteps } from './commands.ts';
import { goalSteps } from './goals.ts';
import { heldMoneySteps } from './held-money.ts';
import { ownRuleSteps } from './own-rules.ts';
import { railSteps } from './rails.ts';
import { replacedCardSteps } from './replaced-cards.ts';
import { type Step, step } from './step.ts';
import { tipsSteps } from './tips.ts';
import { transferSteps } from './transfers.ts';

/** What people do, several at once. */
export const batchSteps: readonly (Step & Weighted)[] = [
  ...transferSteps,
  ...commandSteps,
  ...heldMoneySteps,
  ...cardUseSteps,
  ...replacedCardSteps,
  ...goalSteps,
  ...billerSteps,
  ...billSteps,
  ...tipsSteps,
  ...ownRuleSteps,
  ...railSteps,
  step(1, async ({ server }, chances) => {
    if (!server.kill || !chances.happens(0.2)) return 'killed: none';
    await server.kill();
    return 'killed while others asked it';
  }),
];
