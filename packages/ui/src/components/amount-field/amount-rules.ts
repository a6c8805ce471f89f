import type { MaskitoOptions } from '@maskito/core';
import { asciiDigits } from '../../primitives/mask/ascii-digits.ts';
import { figures, reading } from '../../primitives/mask/mask-options.ts';

/** A locale's decimal separator: `.` or `,`. */
export type DecimalSign = '.' | ',';

/** Figures before the separator: an amount of this length still fits a screen of 320 px. */
const MAX_WHOLE_DIGITS = 7;

/** The separator with which a locale writes amounts. */
export function decimalSign(locale: string): DecimalSign {
  const parts = new Intl.NumberFormat(locale).formatToParts(1.5);
  return parts.find((part) => part.type === 'decimal')?.value === ',' ? ',' : '.';
}

/**
 * The mask of an amount: digits and one separator with two decimals after it at most. Both `.` and `,` type the separator. In
 * a pasted `1,234.50` the last one decides, and one alone that three digits follow parts thousands.
 */
export function amountMask(sign: DecimalSign, decimals = 2): MaskitoOptions {
  const fraction = decimals > 0 ? `(?:\\${sign}\\d{0,${decimals}})?` : '';
  const mask = new RegExp(`^\\d{0,${MAX_WHOLE_DIGITS}}${fraction}$`);
  const read = (text: string) => {
    if (/^[.,]$/.test(text)) return sign;
    // What stands may be half an amount, such as the start of a text up to the caret; only what cannot stand is read as a whole.
    if (mask.test(text)) return text;
    const { whole, fraction: tail } = readAmount(text, sign);
    const digits = whole.replace(/^0+(?=\d)/, '').slice(0, MAX_WHOLE_DIGITS);
    return tail === undefined || decimals === 0 ? digits : `${digits}${sign}${tail.slice(0, decimals)}`;
  };
  return figures({ mask, preprocessors: [reading(read)] });
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

/** The minor units of a text, or null while it is no amount: empty, a lone separator, an input method's half-made signs. */
export function parseAmount(text: string, sign: DecimalSign, decimals = 2): number | null {
  if (!/\d/.test(text) || /[^\d.,]/.test(text)) return null;
  const [whole = '', fraction = ''] = text.split(sign);
  return Number(`${whole}${fraction.slice(0, decimals).padEnd(decimals, '0')}`);
}

/** Minor units as the field writes them at rest: all decimals, no thousands parted. Null is an empty field. */
export function writeAmount(minor: number | null, sign: DecimalSign, decimals = 2): string {
  if (minor === null) return '';
  const figures = String(Math.max(0, Math.trunc(minor))).padStart(decimals + 1, '0');
  return decimals === 0 ? figures : `${figures.slice(0, -decimals)}${sign}${figures.slice(-decimals)}`;
}

/** The text as one goes on typing: without decimals that say nothing. */
export function openAmount(text: string, sign: DecimalSign): string {
  const [whole = '', fraction = ''] = text.split(sign);
  return /^0*$/.test(fraction) ? whole : text;
}
