import { depositRules } from '../accounts/deposits-arrive.ts';
import { moveRules } from '../moves/stages.ts';
import { recoveryRules } from '../recovery/stages.ts';
import type { RulesOfOrders } from './orders.ts';

/** What each kind of order is for. */
export const rulesOfOrders: RulesOfOrders = {
  move: moveRules,
  deposits: depositRules,
  recovery: recoveryRules,
};
