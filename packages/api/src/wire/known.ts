import type { Enumeration } from '@dayfare/domain/money';

/** Returns the name of an API number. Throws RangeError for an unknown one: for fields without which nothing can be shown. */
export function known<Name extends string>(set: Enumeration<Name>, wire: number): Name {
  const name = set.fromWire(wire);
  if (name === null) throw new RangeError(`${wire} is none of ${set.names.join(', ')}.`);
  return name;
}
