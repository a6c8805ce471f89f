import { numberFormat } from '../intl-formats.ts';

/** When an amount shows its sign: only if negative, always except for zero (a movement), or never. */
export type SignDisplay = 'negative' | 'exceptZero' | 'never';

/** A run of an amount's text: `main` digits, or `minor` for the currency and cents, which are smaller. */
export interface AmountPart {
  weight: 'main' | 'minor';
  text: string;
}

const minorTypes: ReadonlySet<string> = new Set(['currency', 'decimal', 'fraction', 'literal']);

/** Returns the number format of a currency: narrow symbol, and always all decimals. */
export function amountFormat(locale: string, currency: string, sign: SignDisplay = 'negative') {
  return numberFormat(locale, {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
    signDisplay: sign,
  });
}

/** Converts minor units to major ones, `4025` to `40.25`. Exact up to the largest safe integer. */
export function majorUnits(minor: number, format: Intl.NumberFormat): `${number}` {
  const digits = format.resolvedOptions().maximumFractionDigits ?? 2;
  const sign = minor < 0 ? '-' : '';
  const padded = String(Math.abs(minor)).padStart(digits + 1, '0');
  const split = padded.length - digits;
  const text = digits === 0 ? padded : `${padded.slice(0, split)}.${padded.slice(split)}`;
  return `${sign}${text}` as `${number}`;
}

/** Formats an amount as text: `$1,240.25`. */
export function amountText(minor: number, format: Intl.NumberFormat): string {
  return format.format(majorUnits(minor, format));
}

/** Splits an amount into runs of one size. */
export function amountParts(minor: number, format: Intl.NumberFormat): AmountPart[] {
  return format.formatToParts(majorUnits(minor, format)).reduce<AmountPart[]>((parts, { type, value }) => {
    const weight = minorTypes.has(type) ? 'minor' : 'main';
    const last = parts.at(-1);
    if (last?.weight === weight) last.text += value;
    else parts.push({ weight, text: value });
    return parts;
  }, []);
}

/** Size of `minor` runs relative to the digits. */
const minorScale = 0.5;

/**
 * Returns the width of an amount in em, deliberately generous: fonts differ, people may set letter spacing to 0.12 em (WCAG 1.4.12), and
 * an amount may be smaller than possible but never cut off.
 */
export function widthInEm(parts: readonly AmountPart[]): number {
  const width = (text: string) =>
    [...text].reduce((sum, sign) => sum + (/[\d$€£+−-]/.test(sign) ? 0.82 : 0.52), 0);
  return parts.reduce(
    (sum, part) => sum + width(part.text) * (part.weight === 'minor' ? minorScale : 1),
    0.1,
  );
}
