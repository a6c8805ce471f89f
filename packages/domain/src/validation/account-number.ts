import type { Problem } from './problem.ts';

/** Digits of a bank account's number: 4 to 17, as many as an ACH entry has room for. */
const accountNumber = /^\d{4,17}$/;

/** Returns what is wrong with the number of a bank account. Spaces are ignored. */
export function accountNumberProblem(text: string): Problem<'Required' | 'AccountNumberNotValid'> | null {
  const digits = text.replace(/\s/g, '');
  if (digits === '') return { key: 'Required' };
  return accountNumber.test(digits) ? null : { key: 'AccountNumberNotValid' };
}
