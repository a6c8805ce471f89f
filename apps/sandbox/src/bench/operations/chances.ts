/** Something that happens as often as its weight says. */
export interface Weighted {
  readonly weight: number;
}

/** Random decisions that a seed repeats. */
export interface Chances {
  /** A whole number from 0 to below `end`. */
  readonly below: (end: number) => number;
  readonly happens: (chance: number) => boolean;
  readonly one: <Item>(items: readonly Item[]) => Item;
  readonly weighted: <Item extends Weighted>(items: readonly Item[]) => Item;
}

/** Mulberry32: small, and good enough to mix operations. */
export function createChances(seed: number): Chances {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const below = (end: number) => Math.floor(next() * end);
  const one = <Item>(items: readonly Item[]): Item => {
    const item = items[below(items.length)];
    if (item === undefined) throw new Error('There is nothing to choose from.');
    return item;
  };
  return {
    below,
    one,
    happens: (chance) => next() < chance,
    weighted: (items) => one(items.flatMap((item) => Array.from({ length: item.weight }, () => item))),
  };
}
