import { fails, type Measured } from '@dayfare/themes/checks/measure';

/** Pairs with the one that lacks most, or has least to spare, first. */
export const worstFirst = (pairs: readonly Measured[]): Measured[] =>
  pairs.toSorted((a, b) => a.ratio / a.minimum - b.ratio / b.minimum);

/** A key for lists: no pair meets twice in the same scheme and place. */
export const pairKey = ({ scheme, place, foreground, background }: Measured): string =>
  `${scheme} ${place} ${foreground} ${background}`;

/** A ratio as people write it. Cut, not rounded: 4.497 must not look like a pass. */
export const ratioText = (ratio: number): string => `${(Math.floor(ratio * 100) / 100).toFixed(2)}:1`;

/** What holds for a whole list of pairs, in words. */
export function verdictText(pairs: readonly Measured[]): string {
  const failing = pairs.filter(fails).length;
  if (failing === 0) return `All ${pairs.length} pairs pass`;
  return failing === 1 ? `1 of ${pairs.length} pairs fails` : `${failing} of ${pairs.length} pairs fail`;
}
