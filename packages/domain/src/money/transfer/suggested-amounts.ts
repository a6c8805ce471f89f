import { type MinorUnits, minorUnits } from '../amounts/amount.ts';
import { type AmountLimits, checkAmount, tightestBound } from './check-amount.ts';

/** A suggested amount. */
export interface SuggestedAmount {
  readonly amount: MinorUnits;
  /** Whether it is the maximum available now. */
  readonly isMost: boolean;
}

/** Common amounts: 20, 50 and 100 dollars. */
const round = [20_00, 50_00, 100_00].map(minorUnits);

/**
 * Returns the common amounts below the maximum available now, and that maximum, in ascending order. Only allowed amounts are returned, so
 * the list may be empty.
 */
export function suggestedAmounts(limits: AmountLimits): readonly SuggestedAmount[] {
  const most = tightestBound(limits).limit;
  return [
    ...round.filter((amount) => amount < most).map((amount) => ({ amount, isMost: false })),
    { amount: most, isMost: true },
  ].filter(({ amount }) => checkAmount(amount, limits).ok);
}
