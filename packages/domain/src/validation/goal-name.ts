import type { Problem } from './problem.ts';

const plain = (name: string) => name.normalize('NFC').trim().replace(/\s+/g, ' ').toLowerCase();

/** What is wrong with the name of a savings goal. Two names that differ in case or spacing only are one name. */
export function goalNameProblem(
  name: string,
  existing: readonly string[],
): Problem<'Required' | 'GoalNameAlreadyExists'> | null {
  const wanted = plain(name);
  if (wanted === '') return { key: 'Required' };
  const taken = existing.find((other) => plain(other) === wanted);
  return taken === undefined ? null : { key: 'GoalNameAlreadyExists', name: taken };
}
