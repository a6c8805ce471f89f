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

/** Returns what is wrong with a re-entered password. Every character counts, including white space. */
export function passwordReentryProblem(
  first: string,
  second: string,
): Problem<'Required' | 'PasswordMismatch'> | null {
  if (second === '') return { key: 'Required' };
  return second === first ? null : { key: 'PasswordMismatch' };
}
