import type { MinorUnits } from '../money/index.ts';
import type { Problem, ProblemKey } from './problem.ts';

/** Limits of an amount, inclusive. The documents give none: null leaves the decision to the server. */
export interface AmountBounds {
  readonly min: MinorUnits | null;
  readonly max: MinorUnits | null;
}

const keysByKind = {
  // A recurring amount has no lower bound of its own.
  recurring: { below: null, above: 'RecurringAmountExceedsLimit' },
  autoload: { below: 'AutoloadAmountBelowMinimum', above: 'AutoloadAmountAboveMaximum' },
  goal: { below: 'GoalAmountBelowMinimum', above: 'GoalAmountAboveMaximum' },
  lowBalance: { below: 'LowBalanceLimitBelowMinimum', above: 'LowBalanceLimitAboveMaximum' },
} as const satisfies Record<string, { below: ProblemKey | null; above: ProblemKey }>;

/** Amounts with their own limit rules. */
export type BoundedAmount = keyof typeof keysByKind;

type BoundKey = Exclude<(typeof keysByKind)[BoundedAmount]['below' | 'above'], null>;

/** Returns which limit an amount exceeds. */
export function amountLimitProblem(
  kind: BoundedAmount,
  amount: MinorUnits,
  { min, max }: AmountBounds,
): Problem<BoundKey> | null {
  const { below, above } = keysByKind[kind];
  if (below !== null && min !== null && amount < min) return { key: below, limit: min };
  return max !== null && amount > max ? { key: above, limit: max } : null;
}
