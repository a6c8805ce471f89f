import { type MinorUnits, minorUnits } from '../amount.ts';
import { share } from '../share.ts';
import { type AmountLimits, checkAmount, tightestBound } from './check-amount.ts';

/** The part of what can be had that a suggestion stands for. */
export type SuggestedShare = 'quarter' | 'half' | 'all';

/** An amount to offer beside the field. */
export interface SuggestedAmount {
  readonly share: SuggestedShare;
  readonly amount: MinorUnits;
}

const percentByShare = { quarter: 25, half: 50, all: 100 } as const satisfies Record<SuggestedShare, number>;
const shares = ['quarter', 'half', 'all'] as const satisfies readonly SuggestedShare[];

function wholeDollars(amount: MinorUnits): MinorUnits {
  return amount < 100 ? amount : minorUnits(amount - (amount % 100));
}

/**
 * A quarter, half and all of what can be had now, least first. Parts are cut to whole dollars from one dollar up, all is
 * to the cent. Only amounts that may be transferred are offered, so the list may be empty.
 */
export function suggestedAmounts(limits: AmountLimits): readonly SuggestedAmount[] {
  const most = tightestBound(limits).limit;
  return shares
    .map((name) => {
      const part = share(most, percentByShare[name]);
      return { share: name, amount: name === 'all' ? part : wholeDollars(part) };
    })
    .filter(({ amount }) => checkAmount(amount, limits).ok);
}
