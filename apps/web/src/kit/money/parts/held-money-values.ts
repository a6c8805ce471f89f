import { add, type MinorUnits, minorUnits } from '@dayfare/domain/money';

/** A move of money that we hold, as it is typed. */
export interface HeldMoneyValues {
  /** Number of the source. */
  readonly from: string | null;
  /** Minor units. */
  readonly amount: number | null;
}

/** What is wrong with what was typed, by field, as keys of texts. */
export interface HeldMoneyProblems {
  readonly from?: 'fromMissing';
  readonly amount?: 'amountMissing' | 'moveTooMuch' | 'moveNotThere';
}

/** What a move may be. */
export interface HeldMoneyBounds {
  readonly most: MinorUnits;
  readonly fee: MinorUnits;
  /** What is in the chosen source; null without one. */
  readonly balance: MinorUnits | null;
}

/** What is wrong with what was typed; null if nothing is. */
export function heldMoneyProblems(
  { from, amount }: HeldMoneyValues,
  { most, fee, balance }: HeldMoneyBounds,
): HeldMoneyProblems | null {
  if (from === null || balance === null) return { from: 'fromMissing' };
  if (!amount) return { amount: 'amountMissing' };
  if (amount > most) return { amount: 'moveTooMuch' };
  return add(minorUnits(amount), fee) > balance ? { amount: 'moveNotThere' } : null;
}
