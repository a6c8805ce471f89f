/** A part of the whole. */
export interface RingPart {
  /** Name of the part. */
  label: string;
  /** Minor units of the currency, zero or more. */
  minor: number;
}

/** Position of a part on the ring, in percent. */
export interface Arc extends RingPart {
  start: number;
  length: number;
  /** Share in whole percent; all shares add up to 100. */
  share: number;
}

/** Gap between two arcs, in percent of the ring. */
const gap = 1.2;
/** Minimum length, so that a very small part is still visible. */
const least = 1;

/** Arranges parts around the ring. Returns no arcs if the total is zero. */
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

/** Rounds shares to whole percents that add up to 100, giving the remainder to those with the largest fractions. */
function wholeShares(parts: readonly RingPart[], total: number): number[] {
  const exact = parts.map((part) => (part.minor / total) * 100);
  const shares = exact.map(Math.floor);
  const missing = 100 - shares.reduce((sum, share) => sum + share, 0);
  const byLoss = exact.map((value, index) => ({ index, loss: value - Math.floor(value) }));
  byLoss.sort((a, b) => b.loss - a.loss || a.index - b.index);
  for (const { index } of byLoss.slice(0, missing)) shares[index] = (shares[index] ?? 0) + 1;
  return shares;
}
