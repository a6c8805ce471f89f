import { type MinorUnits, minorUnits, zero } from '../money/index.ts';

/** What goes into a goal from pay for each early transfer, on top of it, and for each card purchase, which is only rounded up. */
export interface SavingRules {
  /** To what each is rounded up, in minor units; null: it isn't. */
  readonly roundUpTo: MinorUnits | null;
  /** Percent of each; null: none. */
  readonly part: number | null;
}

/** Steps that can be chosen to round up to. */
export const roundUpSteps: readonly MinorUnits[] = [1_00, 5_00, 10_00].map(minorUnits);

/** Parts of a transfer that can be chosen, in percent. */
export const parts: readonly number[] = [1, 2, 5, 10];

/** Neither rule. */
export const noRules: SavingRules = { roundUpTo: null, part: null };

/** Whether rules are among those that can be chosen. */
export function areRules({ roundUpTo, part }: SavingRules): boolean {
  return (roundUpTo === null || roundUpSteps.includes(roundUpTo)) && (part === null || parts.includes(part));
}

/** What is missing to the next step; nothing for a round amount. */
function roundUp(amount: MinorUnits, step: MinorUnits): MinorUnits {
  const over = amount % step;
  return over === 0 ? zero : minorUnits(step - over);
}

/** What rules put aside for one early transfer, of so much with its fee. A part of a cent is left out. */
export function putAside(amount: MinorUnits, { roundUpTo, part }: SavingRules): MinorUnits {
  const rounded = roundUpTo === null ? 0 : roundUp(amount, roundUpTo);
  const share = part === null ? 0 : Math.floor((amount * part) / 100);
  return minorUnits(rounded + share);
}
