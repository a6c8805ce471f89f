/** Digits of the PIN for a card. */
export const cardPinLength = 4;

/** What is wrong with a PIN for a card. */
export type CardPinProblem = 'missing' | 'sequence' | 'repeat' | 'birthday';

const steps = (digits: string) => [...digits].slice(1).map((digit, at) => Number(digit) - Number(digits[at]));

/**
 * Returns what is wrong with a PIN: not four digits, digits in a row up or down, the same again and again (`1111`, `1212`), or what anybody
 * can know of its owner's birthday (`1990-05-04`; null if it is unknown): the year, or day and month.
 */
export function cardPinProblem(pin: string, birthDate: string | null): CardPinProblem | null {
  if (!/^\d{4}$/.test(pin)) return 'missing';
  const by = steps(pin);
  if (by.every((step) => step === 1) || by.every((step) => step === -1)) return 'sequence';
  if (pin.slice(0, 2) === pin.slice(2) || by.every((step) => step === 0)) return 'repeat';
  const [year = '', month = '', day = ''] = birthDate?.split('-') ?? [];
  return [year, month + day, day + month].includes(pin) ? 'birthday' : null;
}
