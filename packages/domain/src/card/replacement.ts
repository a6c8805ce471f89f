import { type MinorUnits, zero } from '../money/index.ts';
import type { CardStatus, ReplacementReason } from './enums.ts';

/** What a card becomes that another one replaces: it can't pay from then on. */
export const statusAfterReplacement = {
  Lost: 'LostCard',
  Damaged: 'CardReissued',
  Stolen: 'StolenCard',
} as const satisfies Record<ReplacementReason, CardStatus>;

/** What decides what replacing a card costs. */
interface Replaced {
  readonly reason: ReplacementReason;
  /** What is on the card. */
  readonly balance: MinorUnits;
  /** What a lost card costs by the configuration. */
  readonly lostFee: MinorUnits;
}

/** Returns what replacing a card costs: only a lost one does, and not where the fee would leave less than nothing on the card. */
export function replacementFee({ reason, balance, lostFee }: Replaced): MinorUnits {
  return reason === 'Lost' && balance >= lostFee ? lostFee : zero;
}
