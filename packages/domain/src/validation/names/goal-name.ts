import type { Problem } from '../problem.ts';

/** A goal's name as it is compared. */
export const plainGoalName = (name: string): string =>
  name.normalize('NFC').trim().replace(/\s+/g, ' ').toLowerCase();

/** Returns what is wrong with a savings goal's name. Names that differ only in case or spacing are the same. */
export function goalNameProblem(
  name: string,
  existing: readonly string[],
): Problem<'Required' | 'GoalNameAlreadyExists'> | null {
  const wanted = plainGoalName(name);
  if (wanted === '') return { key: 'Required' };
  const taken = existing.find((other) => plainGoalName(other) === wanted);
  return taken === undefined ? null : { key: 'GoalNameAlreadyExists', name: taken };
}
