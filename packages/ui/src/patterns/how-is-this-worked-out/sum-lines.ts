/** The figures of the sum, integer minor units, none of them negative. */
export interface WorkedOutFigures {
  /** Earned so far in this pay period. */
  earnedMinor: number;
  /** Kept back for taxes and deductions. */
  withheldMinor: number;
  /** Already taken in this pay period. */
  takenMinor: number;
  /** Fees already paid in this pay period. */
  feesMinor: number;
  /** The most that can be taken now, if there is a limit. */
  limitMinor?: number | undefined;
  /** What can be taken now: the figure that the rest explains. */
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

/** One line of the sum. */
export interface SumLine {
  name: LineName;
  /** Signed: what is subtracted is negative. */
  minor: number;
  /** Stands under a line, as the outcome of what is above. */
  isSum: boolean;
}

/**
 * The lines in order, so that they always add up: what the known lines do not explain becomes a line of its own
 * rather than a sum that is wrong on paper. A limit shows only where it is what decides.
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
