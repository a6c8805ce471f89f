import type { Problem } from './problem.ts';

/** Fewest digits of a card number. It shuts out American Express with 15 and Diners Club with 14, as the documents say. */
export const shortestCardNumber = 16;

/** A card number without the white space that people group it with. */
export function cardDigits(text: string): string {
  return text.replace(/\s/g, '');
}

/** Whether digits end in the check digit of the Luhn formula (ISO/IEC 7812-1). */
export function isLuhn(digits: string): boolean {
  const sum = [...digits].reverse().reduce((total, digit, place) => {
    const value = Number(digit) * (1 + (place % 2));
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return digits !== '' && sum % 10 === 0;
}

/** What is wrong with the number of a payment card. */
export function cardNumberProblem(
  text: string,
): Problem<'Required' | 'CardNumberTooShort' | 'CardNumberNotValid'> | null {
  const digits = cardDigits(text);
  if (digits === '') return { key: 'Required' };
  if (!/^[0-9]+$/.test(digits)) return { key: 'CardNumberNotValid' };
  if (digits.length < shortestCardNumber) return { key: 'CardNumberTooShort', min: shortestCardNumber };
  return isLuhn(digits) ? null : { key: 'CardNumberNotValid' };
}
