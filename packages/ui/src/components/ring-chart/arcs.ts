/** One part of a whole. */
export interface RingPart {
  /** What it is. */
  label: string;
  /** Whole number of the currency's minor units, zero or more. */
  minor: number;
}

/** Where a part lies on the ring, both in percent of it. */
export interface Arc extends RingPart {
  start: number;
  length: number;
  /** Share in whole percent; all together they make 100. */
  share: number;
}

/** The gap between two arcs, percent of the ring. */
const gap = 1.2;
/** A part with very little is still an arc that can be seen. */
const least = 1;

/** Lays parts out around the ring. Nothing at all makes no arcs. */
export function layOutArcs(parts: readonly RingPart[]): Arc[] {
  const total = parts.reduce((sum, part) => sum + part.minor, 0);
  if (total <= 0) return parts.map((part) => ({ ...part, start: 0, length: 0, share: 0 }));
  const shares = wholeShares(parts, total);
  const drawn = parts.filter((part) => part.minor > 0).length;
  const between = drawn > 1 ? gap : 0;
  let start = 0;
  return parts.map((part, index) => {
    const room = (part.minor / total) * 100;
    const arc = {
      ...part,
      start,
      length: part.minor > 0 ? Math.max(least, room - between) : 0,
      share: shares[index] ?? 0,
    };
    start += room;
    return arc;
  });
}

/** Whole percents that make 100 together: what rounding down leaves goes to those that lost most by it. */
function wholeShares(parts: readonly RingPart[], total: number): number[] {
  const exact = parts.map((part) => (part.minor / total) * 100);
  const shares = exact.map(Math.floor);
  const missing = 100 - shares.reduce((sum, share) => sum + share, 0);
  const byLoss = exact.map((value, index) => ({ index, loss: value - Math.floor(value) }));
  byLoss.sort((a, b) => b.loss - a.loss || a.index - b.index);
  for (const { index } of byLoss.slice(0, missing)) shares[index] = (shares[index] ?? 0) + 1;
  return shares;
}
