import { moveRules } from './moves/stages.ts';
import type { RulesOfOrders } from './payments/order-rules.ts';
import { depositRules } from './penny-test/deposits-arrive.ts';
import { recoveryRules } from './recovery/stages.ts';

/** What each kind of order is for. */
export const rulesOfOrders: RulesOfOrders = {
  move: moveRules,
  deposits: depositRules,
  recovery: recoveryRules,
};
