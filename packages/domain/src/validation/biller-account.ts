import type { Problem } from './problem.ts';

/** Least and most characters of an account number at a biller. */
export const billerAccountLength = { least: 4, most: 20 } as const;

/** Returns an account number at a biller as it is compared: without spaces and hyphens, in capitals. */
export const tidyBillerAccount = (text: string): string => text.replace(/[\s-]/g, '').toUpperCase();

/** Returns what is wrong with an account number as it stands on a bill. */
export function billerAccountProblem(text: string): Problem<'Required' | 'BillerAccountNotValid'> | null {
  const account = tidyBillerAccount(text);
  if (account === '') return { key: 'Required' };
  const { least, most } = billerAccountLength;
  const isRight = /^[A-Z0-9]*$/.test(account) && account.length >= least && account.length <= most;
  return isRight ? null : { key: 'BillerAccountNotValid' };
}
