import { add, isPositive, type MinorUnits, max, min, subtract, sum, zero } from '../amount.ts';
import { share } from '../share.ts';

/** What the accessible amount is worked out from. All amounts are of this pay period, and none is negative. */
export interface Earned {
  /** Gross earnings so far. */
  readonly earned: MinorUnits;
  /** Kept back for taxes and deductions. */
  readonly withheld: MinorUnits;
  readonly alreadyTaken: MinorUnits;
  /** Fees of this period that payday still has to cover. */
  readonly pendingFees: MinorUnits;
  /** Share of the gross earnings that a period gives access to, 0 to 100. Unlimited by default. */
  readonly maxAccessPercent?: number | undefined;
  /** Most that a period gives access to. Unlimited by default; with a percentage too, the smaller counts. */
  readonly maxAccess?: MinorUnits | undefined;
}

/** One line of "How is this worked out?". */
export type AvailabilityLineKey =
  | 'earned'
  | 'withheld'
  | 'above-limit'
  | 'already-taken'
  | 'pending-fees'
  | 'shortfall';

/** A line and its signed amount: what is taken off is negative. */
export interface AvailabilityLine {
  readonly key: AvailabilityLineKey;
  readonly amount: MinorUnits;
}

/** The accessible amount and the lines that add up to it. */
export interface Availability {
  readonly lines: readonly AvailabilityLine[];
  readonly available: MinorUnits;
}

function limitOf({ earned, maxAccessPercent, maxAccess }: Earned): MinorUnits | undefined {
  if (maxAccessPercent === undefined) return maxAccess;
  if (!(maxAccessPercent >= 0 && maxAccessPercent <= 100)) {
    throw new RangeError(`A share of earnings is between 0 and 100 percent; got ${maxAccessPercent}.`);
  }
  const percentLimit = share(earned, maxAccessPercent);
  return maxAccess === undefined ? percentLimit : min(percentLimit, maxAccess);
}

/**
 * What can be had now: earned less withheld, at most the limit, less what was taken and charged, and never below zero.
 * The limit is one of the period: what was taken uses it up. Lines are in the order they are shown; `above-limit` and
 * `shortfall` appear only when they count. Throws RangeError on a negative amount.
 */
export function availability(input: Earned): Availability {
  const { earned, withheld, alreadyTaken, pendingFees, maxAccess } = input;
  if (min(earned, withheld, alreadyTaken, pendingFees, maxAccess ?? zero) < 0) {
    throw new RangeError('Earnings, deductions, fees and limits are never negative.');
  }
  const limit = limitOf(input);
  const net = subtract(earned, withheld);
  const aboveLimit = limit === undefined ? zero : max(zero, subtract(net, limit));
  const rest = subtract(subtract(net, aboveLimit), add(alreadyTaken, pendingFees));

  const lines: AvailabilityLine[] = [
    { key: 'earned', amount: earned },
    { key: 'withheld', amount: subtract(zero, withheld) },
  ];
  if (isPositive(aboveLimit)) lines.push({ key: 'above-limit', amount: subtract(zero, aboveLimit) });
  lines.push(
    { key: 'already-taken', amount: subtract(zero, alreadyTaken) },
    { key: 'pending-fees', amount: subtract(zero, pendingFees) },
  );
  if (rest < 0) lines.push({ key: 'shortfall', amount: subtract(zero, rest) });

  return { lines, available: sum(lines.map(({ amount }) => amount)) };
}
