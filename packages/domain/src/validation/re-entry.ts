import type { Problem } from './problem.ts';

/** Returns what is wrong with a re-entered account number. Spaces are ignored. */
export function accountNumberReentryProblem(
  first: string,
  second: string,
): Problem<'Required' | 'AccountNumberMismatch'> | null {
  const again = second.replace(/\s/g, '');
  if (again === '') return { key: 'Required' };
  return again === first.replace(/\s/g, '') ? null : { key: 'AccountNumberMismatch' };
}
