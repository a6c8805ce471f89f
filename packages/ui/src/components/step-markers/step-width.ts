/** The share of the line that all steps use, in percent; the rest is for the last marker. */
const lineShare = 95;

/** Returns the width of a step in percent of the line: 95 divided by the number of steps less one; 0 for a single step. */
export function stepWidth(steps: number): number {
  return steps > 1 ? lineShare / (steps - 1) : 0;
}
