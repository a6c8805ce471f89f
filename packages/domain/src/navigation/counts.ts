/** What is counted on entries of the navigation: accounts that wait for their owner, what the person has been asked to show, bills that are due, and notifications that were not read. */
export const countNames = ['accounts', 'proofs', 'bills', 'notifications'] as const;
/** The name of a count. */
export type CountName = (typeof countNames)[number];

/** Whether a name from the wire is that of a count that this version knows. */
export const isCountName = (name: string): name is CountName =>
  (countNames as readonly string[]).includes(name);
