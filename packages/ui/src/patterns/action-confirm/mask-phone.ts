/** Fewer digits than this are no phone number but an amount, a date or a code. */
const fewestDigits = 10;

/** A run of digits as phone numbers are written: with a country code, brackets, dots, hyphens and spaces. */
const phoneLike = /\+?\(?\d[\d().\s-]{7,}\d/g;

/**
 * A text in which every phone number keeps only its last four digits: "(•••) •••-2291". The characters between the digits
 * stay, so that it still reads as a phone number.
 */
export function maskPhones(text: string): string {
  return text.replaceAll(phoneLike, (number) => {
    const digits = number.replaceAll(/\D/g, '').length;
    if (digits < fewestDigits) return number;
    let seen = 0;
    return number.replaceAll(/\d/g, (digit) => {
      seen += 1;
      return seen > digits - 4 ? digit : '•';
    });
  });
}
