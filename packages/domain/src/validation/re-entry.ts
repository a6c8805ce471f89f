import type { Problem } from './problem.ts';

/** What is wrong with an account number that is typed again. Spaces, which people group it with, make no difference. */
export function accountNumberReentryProblem(
  first: string,
  second: string,
): Problem<'Required' | 'AccountNumberMismatch'> | null {
  const again = second.replace(/\s/g, '');
  if (again === '') return { key: 'Required' };
  return again === first.replace(/\s/g, '') ? null : { key: 'AccountNumberMismatch' };
}

/** What is wrong with a password that is typed again. Every sign counts, white space too. */
export function passwordReentryProblem(
  first: string,
  second: string,
): Problem<'Required' | 'PasswordMismatch'> | null {
  if (second === '') return { key: 'Required' };
  return second === first ? null : { key: 'PasswordMismatch' };
}
