import { type MinorUnits, max, min, subtract, zero } from '../amounts/amount.ts';
import type { AmountLimits } from './check-amount.ts';

/** How much of the earned wages can be taken now, and how much cannot yet. */
export interface Takeable {
  readonly now: MinorUnits;
  readonly later: MinorUnits;
}

/** Splits the balance by what is left of the daily limit. Nothing can be taken while `isOpen` is false. */
export function takeable(
  { available, remainingToday = available }: Pick<AmountLimits, 'available' | 'remainingToday'>,
  isOpen: boolean,
): Takeable {
  const balance = max(zero, available);
  const now = isOpen ? max(zero, min(balance, remainingToday)) : zero;
  return { now, later: subtract(balance, now) };
}
