/** Characters of a gift code: none that is mistaken for another when it is read out or typed. */
export const giftCodeLetters = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';

/** How many characters each part of a gift code has: `7KQ2-M4XWPR-9TZC`. */
export const giftCodeParts = [4, 6, 4] as const;

/** A gift code as it is shown before its owner asks to see it: all but the last part is hidden. */
export function maskedGiftCode(code: string): string {
  const [last = '', ...before] = code.split('-').reverse();
  return [...before.reverse().map((part) => '•'.repeat(part.length)), last].join('-');
}
