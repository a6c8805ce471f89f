import { type MinorUnits, minorUnits } from '../amount.ts';
import { type AmountLimits, checkAmount, tightestBound } from './check-amount.ts';

/** An amount to offer beside the field. */
export interface SuggestedAmount {
  readonly amount: MinorUnits;
  /** Whether it is the most that can be had now, to the cent. */
  readonly isMost: boolean;
}

/** Amounts that people think in: 20, 50 and 100 dollars. */
const round = [20_00, 50_00, 100_00].map(minorUnits);

/**
 * The round amounts below what can be had now, and all of that, least first. Only amounts that may be transferred are offered, so the
 * list may be empty.
 */
export function suggestedAmounts(limits: AmountLimits): readonly SuggestedAmount[] {
  const most = tightestBound(limits).limit;
  return [
    ...round.filter((amount) => amount < most).map((amount) => ({ amount, isMost: false })),
    { amount: most, isMost: true },
  ].filter(({ amount }) => checkAmount(amount, limits).ok);
}
