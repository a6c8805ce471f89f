/** Who changes a fact about a person: they themselves in the app, their employer in its records, or support. */
export type Keeper = 'person' | 'employer' | 'support';

/** Who may change a user's name and date of birth. */
export interface Keepers {
  readonly name: Keeper;
  readonly birthDate: Keeper;
}

/**
 * Returns who changes the facts that wages and age limits rest on. An employer's records name its people, and a birth date that is known
 * stays: moving it would let minors come of age at will.
 */
export function keepersOf({
  hasEmployer,
  birthDate,
}: {
  readonly hasEmployer: boolean;
  /** Null while it is unknown. */
  readonly birthDate: string | null;
}): Keepers {
  const records = hasEmployer ? 'employer' : 'support';
  return { name: hasEmployer ? 'employer' : 'person', birthDate: birthDate === null ? 'person' : records };
}
