/** Fewer digits than this are not a phone number but an amount, a date or a code. */
const fewestDigits = 10;

/** A run of digits formatted like a phone number: country code, parentheses, periods, hyphens and spaces. */
const phoneLike = /\+?\(?\d[\d().\s-]{7,}\d/g;

/**
 * Masks phone numbers in a text except for their last four digits: "(•••) •••-2291". Punctuation stays, so it still reads as a phone
 * number.
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
