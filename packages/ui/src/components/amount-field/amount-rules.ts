import type { MaskitoOptions } from '@maskito/core';
import { numberFormat } from '../../primitives/intl-formats.ts';
import { asciiDigits } from '../../primitives/mask/ascii-digits.ts';
import { keepPasted } from '../../primitives/mask/keep-pasted.ts';
import { figures, reading } from '../../primitives/mask/mask-options.ts';

/** A locale's decimal separator. */
export type DecimalSign = '.' | ',';

/** How many digits can be typed before the separator: longer amounts would not fit at 320 px. What is pasted keeps all of its digits. */
const MAX_TYPED_DIGITS = 7;

/** The largest amount, in minor units: what is longer counts as this, which is beyond every limit, and can still be added to. */
const LARGEST = 10_000_000_000_000;

/** Returns the decimal separator a locale uses for amounts. */
export function decimalSign(locale: string): DecimalSign {
  const parts = numberFormat(locale, {}).formatToParts(1.5);
  return parts.find((part) => part.type === 'decimal')?.value === ',' ? ',' : '.';
}

/**
 * The mask of an amount: digits and one separator with at most two decimals. Both `.` and `,` type the separator. In a pasted `1,234.50`
 * the last one is the decimal separator; a single one followed by three digits separates thousands. A
 * pasted amount is never cut: it stays, for the form to refuse.
 */
export function amountMask(sign: DecimalSign, decimals = 2): MaskitoOptions {
  const fraction = decimals > 0 ? `(?:\\${sign}\\d{0,${decimals}})?` : '';
  const typed = new RegExp(`^\\d{0,${MAX_TYPED_DIGITS}}${fraction}$`);
  const whole = new RegExp(`^\\d*${fraction}$`);
  const pasted = keepPasted((text) => whole.test(text) && !typed.test(text));
  const read = (text: string) => {
    if (/^[.,]$/.test(text)) return sign;
    // Text that the mask accepts may be part of an amount, such as the text up to the caret. Only other text is parsed as a whole.
    if (typed.test(text)) return text;
    const { whole: units, fraction: tail } = readAmount(text, sign);
    const digits = units.replace(/^0+(?=\d)/, '');
    return tail === undefined || decimals === 0 ? digits : `${digits}${sign}${tail.slice(0, decimals)}`;
  };
  return figures({
    mask: ({ value }) => (pasted.isKept(value) ? whole : typed),
    preprocessors: [pasted.preprocessor, reading(read)],
  });
}

function readAmount(raw: string, sign: DecimalSign): { whole: string; fraction: string | undefined } {
  const text = asciiDigits(raw).replace(/[^\d.,]/g, '');
  const digits = (part: string) => part.replace(/\D/g, '');
  const last = Math.max(text.lastIndexOf('.'), text.lastIndexOf(','));
  if (last < 0) return { whole: text, fraction: undefined };
  const found = text.charAt(last);
  const tail = text.slice(last + 1);
  const isMixed = text.includes('.') && text.includes(',');
  const isOnce = text.indexOf(found) === last;
  const isDecimal = isOnce && (isMixed || found === sign || tail.length < 3);
  return isDecimal
    ? { whole: digits(text.slice(0, last)), fraction: tail }
    : { whole: digits(text), fraction: undefined };
}

/** Returns the minor units of a text, or null if it is not an amount: empty, a lone separator, or unfinished IME input. */
export function parseAmount(text: string, sign: DecimalSign, decimals = 2): number | null {
  if (!/\d/.test(text) || /[^\d.,]/.test(text)) return null;
  const [whole = '', fraction = ''] = text.split(sign);
  return Math.min(Number(`${whole}${fraction.slice(0, decimals).padEnd(decimals, '0')}`), LARGEST);
}

/** Formats minor units as the field shows them when not focused: all decimals, no thousands separators. Null gives an empty field. */
export function writeAmount(minor: number | null, sign: DecimalSign, decimals = 2): string {
  if (minor === null) return '';
  const figures = String(Math.max(0, Math.trunc(minor))).padStart(decimals + 1, '0');
  return decimals === 0 ? figures : `${figures.slice(0, -decimals)}${sign}${figures.slice(-decimals)}`;
}

/** Returns the text to continue typing from: without decimals that are zero. */
export function openAmount(text: string, sign: DecimalSign): string {
  const [whole = '', fraction = ''] = text.split(sign);
  return /^0*$/.test(fraction) ? whole : text;
}
