import { asciiDigits } from '../../primitives/mask/ascii-digits.ts';

/** Digits of a text, of any script. */
export const digitsOf = (text: string): string => asciiDigits(text).replace(/\D/g, '');

/** A code that was found in a text. */
export interface FoundCode {
  readonly code: string;
  /** Whether the text is the code and nothing else. */
  readonly isAlone: boolean;
}

/** What may stand between the digits of a code: `204-817`, `204 817`. */
const grouped = /\d(?:[\d\s-]*\d)?/g;

/**
 * Returns the code of a pasted text: the text itself, or the only number of a message that has as many digits. Phone numbers, amounts and dates
 * are no codes, and of two that fit none is guessed: null.
 */
export function codeIn(text: string, length: number): FoundCode | null {
  const plain = asciiDigits(text);
  if (!/\p{L}/u.test(plain)) {
    const digits = digitsOf(plain);
    return digits.length === length ? { code: digits, isAlone: true } : null;
  }
  const codes = [...plain.matchAll(grouped)]
    .filter(({ 0: found, index }) => {
      const before = plain.slice(0, index).at(-1) ?? ' ';
      const after = plain.slice(index + found.length);
      return !/[\d$€£+.,/]/.test(before) && !/^(?:[.,/]\d|[%/])/.test(after);
    })
    .map(({ 0: found }) => digitsOf(found))
    .filter((digits) => digits.length === length);
  const [code, ...others] = new Set(codes);
  return code !== undefined && others.length === 0 ? { code, isAlone: false } : null;
}
