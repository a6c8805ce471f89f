/** A closed set of names and their API numbers. */
export interface Enumeration<Name extends string> {
  /** All names, in listed order. */
  readonly names: readonly Name[];
  /** Returns the API number of a name. */
  toWire(name: Name): number;
  /** Returns the name of an API number; null if the set doesn't have it. */
  fromWire(wire: number): Name | null;
  /** Whether a value is one of the names. */
  is(value: unknown): value is Name;
}

/** The names of an enumeration, as a union. */
export type NameOf<Set extends Enumeration<string>> = Set['names'][number];

/** Creates a set whose numbers are given in the documents. */
export function numbered<const Name extends string>(
  table: Readonly<Record<Name, number>>,
): Enumeration<Name> {
  const isName = (value: unknown): value is Name => typeof value === 'string' && Object.hasOwn(table, value);
  const names = Object.keys(table).filter(isName);
  const nameByWire = new Map<number, Name>(names.map((name) => [table[name], name]));
  if (nameByWire.size !== names.length) throw new RangeError('Two names of an enumeration share a number.');
  return {
    names,
    toWire: (name) => table[name],
    fromWire: (wire) => nameByWire.get(wire) ?? null,
    is: isName,
  };
}

/** Creates a set listed without numbers: the API number is the position, starting at 0. */
export function enumeration<const Names extends readonly string[]>(names: Names): Enumeration<Names[number]> {
  type Name = Names[number];
  const wireByName = new Map<unknown, number>(names.map((name, position) => [name, position]));
  if (wireByName.size !== names.length) throw new RangeError('An enumeration lists a name twice.');
  return {
    names,
    toWire: (name) => {
      const wire = wireByName.get(name);
      if (wire === undefined) throw new RangeError(`"${name}" is not a name of this enumeration.`);
      return wire;
    },
    fromWire: (wire) => names[wire] ?? null,
    is: (value): value is Name => wireByName.has(value),
  };
}
