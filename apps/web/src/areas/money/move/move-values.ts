import { add, type MinorUnits, minorUnits } from '@dayfare/domain/money';

/** A move as it is typed. */
export interface MoveValues {
  /** Number of the source. */
  readonly from: string | null;
  /** Minor units. */
  readonly amount: number | null;
}

/** What is wrong with what was typed, by field, as keys of texts. */
export interface MoveProblems {
  readonly from?: 'fromMissing';
  readonly amount?: 'amountMissing' | 'moveTooMuch' | 'moveNotThere';
}

/** What a move may be. */
export interface MoveBounds {
  readonly most: MinorUnits;
  readonly fee: MinorUnits;
  /** What is in the chosen source; null without one. */
  readonly balance: MinorUnits | null;
}

/** What is wrong with what was typed; null if nothing is. */
export function moveProblems(
  { from, amount }: MoveValues,
  { most, fee, balance }: MoveBounds,
): MoveProblems | null {
  if (from === null || balance === null) return { from: 'fromMissing' };
  if (!amount) return { amount: 'amountMissing' };
  if (amount > most) return { amount: 'moveTooMuch' };
  return add(minorUnits(amount), fee) > balance ? { amount: 'moveNotThere' } : null;
}
