import fc from 'fast-check';

/** Calculates the Luhn check digit from the sum table for doubled digits rather than by doubling. */
function checkDigit(digits: string): number {
  const doubled = [0, 2, 4, 6, 8, 1, 3, 5, 7, 9];
  const sum = [...digits]
    .reverse()
    .map((digit, place) => (place % 2 === 0 ? (doubled[Number(digit)] ?? 0) : Number(digit)))
    .reduce((total, value) => total + value, 0);
  return (10 - (sum % 10)) % 10;
}

/** Card numbers of 16 to 19 digits with a valid check digit. */
export const anyCardNumber: fc.Arbitrary<string> = fc
  .string({ unit: fc.constantFrom(...'0123456789'), minLength: 15, maxLength: 18 })
  .map((digits) => `${digits}${checkDigit(digits)}`);
