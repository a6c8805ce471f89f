/** The figures of the sum, in minor units, none of them negative. */
export interface WorkedOutFigures {
  /** Earned so far in this pay period. */
  earnedMinor: number;
  /** Kept back for taxes and deductions. */
  withheldMinor: number;
  /** Already taken in this pay period. */
  takenMinor: number;
  /** Fees already paid in this pay period. */
  feesMinor: number;
  /** The maximum that can be taken now, if there is a limit. */
  limitMinor?: number | undefined;
  /** The amount that can be taken now, which the other figures explain. */
  availableMinor: number;
}

/** Names of the lines. */
export type LineName =
  | 'earned'
  | 'withheld'
  | 'taken'
  | 'fees'
  | 'adjustment'
  | 'left'
  | 'limit'
  | 'available';

/** A line of the sum. */
export interface SumLine {
  name: LineName;
  /** Signed: subtracted amounts are negative. */
  minor: number;
  /** Whether the line is the total of those above. */
  isSum: boolean;
}

/**
 * The lines in order; they always add up. A difference that the known lines do not explain becomes a line of its own. A limit is only
 * shown if it applies.
 */
export function sumLines(figures: WorkedOutFigures): SumLine[] {
  const { earnedMinor, withheldMinor, takenMinor, feesMinor, limitMinor, availableMinor } = figures;
  const left = earnedMinor - withheldMinor - takenMinor - feesMinor;
  const isLimited = limitMinor !== undefined && availableMinor === limitMinor && limitMinor < left;
  const unexplained = isLimited ? 0 : availableMinor - left;
  const line = (name: LineName, minor: number, isSum = false): SumLine => ({ name, minor, isSum });
  return [
    line('earned', earnedMinor),
    line('withheld', -withheldMinor),
    line('taken', -takenMinor),
    line('fees', -feesMinor),
    ...(unexplained === 0 ? [] : [line('adjustment', unexplained)]),
    ...(isLimited ? [line('left', left, true), line('limit', limitMinor)] : []),
    line('available', availableMinor, true),
  ];
}
