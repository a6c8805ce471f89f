import type { Problem } from './problem.ts';

/** Where a bank is: routing numbers differ. */
export type BankCountry = 'US' | 'CA';

/** What the digits of a number of a US bank count, over and over (ABA). */
const weights = [3, 7, 1];

/** First two digits of US banks: Federal Reserve districts, thrifts, electronic payments (ABA Routing Number Policy). */
const isDistrict = (prefix: number) =>
  prefix <= 12 || (prefix >= 21 && prefix <= 32) || (prefix >= 61 && prefix <= 72);

function isUs(digits: string): boolean {
  const sum = [...digits].reduce(
    (total, digit, place) => total + Number(digit) * (weights[place % 3] ?? 0),
    0,
  );
  return digits !== '000000000' && isDistrict(Number(digits.slice(0, 2))) && sum % 10 === 0;
}

const countries = {
  US: isUs,
  // Payments Canada: 0, then three digits of the institution and five of the branch. There is no check digit.
  CA: (digits) => digits.startsWith('0') && digits.slice(1, 4) !== '000',
} as const satisfies Record<BankCountry, (digits: string) => boolean>;

/** Returns what is wrong with a bank's routing number. Spaces are ignored. */
export function routingNumberProblem(
  text: string,
  country: BankCountry,
): Problem<'Required' | 'RoutingNumberNotValid'> | null {
  const digits = text.replace(/\s/g, '');
  if (digits === '') return { key: 'Required' };
  return /^\d{9}$/.test(digits) && countries[country](digits) ? null : { key: 'RoutingNumberNotValid' };
}
