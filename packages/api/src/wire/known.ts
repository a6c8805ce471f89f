import type { Enumeration } from '@dayfare/domain/money';

/** The name of a wire number. Throws RangeError for one that we don't know: for fields that nothing can be shown without. */
export function known<Name extends string>(set: Enumeration<Name>, wire: number): Name {
  const name = set.fromWire(wire);
  if (name === null) throw new RangeError(`${wire} is none of ${set.names.join(', ')}.`);
  return name;
}
