import type { Problem } from './problem.ts';

/** Least and most characters of an account number at a biller. */
export const billerAccountLength = { least: 4, most: 20 } as const;

/** Returns an account number at a biller as it is compared: without spaces and hyphens, in capitals. */
export const tidyBillerAccount = (text: string): string => text.replace(/[\s-]/g, '').toUpperCase();

/** How a biller writes its account numbers. */
export interface BillerAccountFormat {
  /** Whether letters are among its characters, and not digits alone. */
  readonly hasLetters: boolean;
  readonly least: number;
  readonly most: number;
}

/** What holds where a biller's own format isn't known. */
const anyFormat: BillerAccountFormat = { hasLetters: true, ...billerAccountLength };

/** Returns what is wrong with an account number as it stands on a bill, by the biller's own format where it has one. */
export function billerAccountProblem(
  text: string,
  { hasLetters, least, most }: BillerAccountFormat = anyFormat,
): Problem<'Required' | 'BillerAccountNotValid'> | null {
  const account = tidyBillerAccount(text);
  if (account === '') return { key: 'Required' };
  const pattern = hasLetters ? /^[A-Z0-9]*$/ : /^[0-9]*$/;
  const isRight = pattern.test(account) && account.length >= least && account.length <= most;
  return isRight ? null : { key: 'BillerAccountNotValid' };
}
