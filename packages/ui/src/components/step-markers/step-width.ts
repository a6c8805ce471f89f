/** The share of the line that all steps have together, percent; what is left gives the last marker its room. */
const lineShare = 95;

/** Width of one step, percent of the line: 95 divided by the steps less one. A single step leads nowhere and has no width. */
export function stepWidth(steps: number): number {
  return steps > 1 ? lineShare / (steps - 1) : 0;
}
