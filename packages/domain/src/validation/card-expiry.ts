import type { IsoDate } from '../money/index.ts';
import type { Problem } from './problem.ts';

/** A card whose expiry lies further ahead than this many years is a slip of the finger. */
const furthestYears = 20;

/** Month `YYYY-MM` of an expiry as cards print it: `04/29`, `04/2029` or `0429`. Null for anything else. */
export function expiryMonth(text: string): string | null {
  const [, month, year] = /^(0[1-9]|1[0-2])\s*\/?\s*((?:20)?\d\d)$/.exec(text.trim()) ?? [];
  return month && year ? `20${year.slice(-2)}-${month}` : null;
}

/** What is wrong with the expiry of a card, which is good to the last day of its month. */
export function cardExpiryProblem(
  text: string,
  today: IsoDate,
): Problem<'Required' | 'CardExpiryNotValid' | 'CardExpired'> | null {
  if (text.trim() === '') return { key: 'Required' };
  const month = expiryMonth(text);
  if (month === null) return { key: 'CardExpiryNotValid' };
  if (month < today.slice(0, 7)) return { key: 'CardExpired' };
  const isTooFar = Number(month.slice(0, 4)) - Number(today.slice(0, 4)) > furthestYears;
  return isTooFar ? { key: 'CardExpiryNotValid' } : null;
}

/** What is wrong with an expiry that has to be that of a card which is known, given as `YYYY-MM`. */
export function expiryMismatchProblem(text: string, known: string): Problem<'CardExpiryMismatch'> | null {
  return expiryMonth(text) === known ? null : { key: 'CardExpiryMismatch' };
}
