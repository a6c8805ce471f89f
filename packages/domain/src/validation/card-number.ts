import type { Problem } from './problem.ts';

/** Minimum number of digits. As the documents require, it excludes American Express (15) and Diners Club (14). */
export const shortestCardNumber = 16;

/** Removes white space from a card number. */
export function cardDigits(text: string): string {
  return text.replace(/\s/g, '');
}

/** Whether the last digit is the Luhn check digit (ISO/IEC 7812-1). */
export function isLuhn(digits: string): boolean {
  const sum = [...digits].reverse().reduce((total, digit, place) => {
    const value = Number(digit) * (1 + (place % 2));
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return digits !== '' && sum % 10 === 0;
}

/** Returns what is wrong with a card number. */
export function cardNumberProblem(
  text: string,
): Problem<'Required' | 'CardNumberTooShort' | 'CardNumberNotValid'> | null {
  const digits = cardDigits(text);
  if (digits === '') return { key: 'Required' };
  if (!/^[0-9]+$/.test(digits)) return { key: 'CardNumberNotValid' };
  if (digits.length < shortestCardNumber) return { key: 'CardNumberTooShort', min: shortestCardNumber };
  return isLuhn(digits) ? null : { key: 'CardNumberNotValid' };
}
