import { hash } from 'node:crypto';

/** Whether everything is tried instead of samples, as `pnpm sweep` does. */
const isThorough = process.env.SWEEP === '1';

/**
 * What the ordinary run tries of something that has too many cases, in their order: each kind at least once, and all of them in `pnpm sweep`. Names choose
 * by their hash, so that a case that is new leaves the others as they are.
 */
export function sampleOf<Case>(
  cases: readonly Case[],
  nameOf: (one: Case) => string,
  kindsOf: (one: Case) => readonly string[],
  isWhole = isThorough,
): readonly Case[] {
  if (isWhole) return cases;
  const kept = new Set<Case>();
  const seen = new Set<string>();
  const drawn = cases
    .map((one) => ({ one, rank: hash('sha256', nameOf(one)) }))
    .toSorted((a, b) => (a.rank < b.rank ? -1 : 1));
  for (const { one } of drawn) {
    const kinds = kindsOf(one);
    if (kinds.every((kind) => seen.has(kind))) continue;
    kept.add(one);
    for (const kind of kinds) seen.add(kind);
  }
  return cases.filter((one) => kept.has(one));
}
