import type { IsoDate } from '../money/index.ts';
import type { Problem } from './problem.ts';

/** An expiry further ahead than this many years is a typing error. */
const furthestYears = 20;

/** Returns the month `YYYY-MM` of an expiry as printed on cards: `04/29`, `04/2029` or `0429`. Null for anything else. */
export function expiryMonth(text: string): string | null {
  const [, month, year] = /^(0[1-9]|1[0-2])\s*\/?\s*((?:20)?\d\d)$/.exec(text.trim()) ?? [];
  return month && year ? `20${year.slice(-2)}-${month}` : null;
}

/** Returns what is wrong with a card's expiry. A card is valid until the last day of its month. */
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

/** Returns what is wrong with an expiry that must match a known card's, given as `YYYY-MM`. */
export function expiryMismatchProblem(text: string, known: string): Problem<'CardExpiryMismatch'> | null {
  return expiryMonth(text) === known ? null : { key: 'CardExpiryMismatch' };
}
