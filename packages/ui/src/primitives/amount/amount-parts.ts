/** How an amount shows its sign: only when negative, always but for zero (a movement), or never. */
export type SignDisplay = 'negative' | 'exceptZero' | 'never';

/** A run of an amount's text: `main` figures, or `minor` for the currency and the cents, which are set smaller. */
export interface AmountPart {
  weight: 'main' | 'minor';
  text: string;
}

const minorTypes: ReadonlySet<string> = new Set(['currency', 'decimal', 'fraction', 'literal']);

/** The formatter of amounts in a currency: its own symbol in short, and always the currency's full number of decimals. */
export function amountFormat(locale: string, currency: string, sign: SignDisplay = 'negative') {
  return new Intl.NumberFormat(locale, {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
    signDisplay: sign,
  });
}

/** `4025` minor units of USD in major ones: `40.25`. Exact to the last digit up to the largest safe integer. */
export function majorUnits(minor: number, format: Intl.NumberFormat): `${number}` {
  const digits = format.resolvedOptions().maximumFractionDigits ?? 2;
  const sign = minor < 0 ? '-' : '';
  const padded = String(Math.abs(minor)).padStart(digits + 1, '0');
  const split = padded.length - digits;
  const text = digits === 0 ? padded : `${padded.slice(0, split)}.${padded.slice(split)}`;
  return `${sign}${text}` as `${number}`;
}

/** An amount as one text: `$1,240.25`. */
export function amountText(minor: number, format: Intl.NumberFormat): string {
  return format.format(majorUnits(minor, format));
}

/** An amount in runs of one size. */
export function amountParts(minor: number, format: Intl.NumberFormat): AmountPart[] {
  return format.formatToParts(majorUnits(minor, format)).reduce<AmountPart[]>((parts, { type, value }) => {
    const weight = minorTypes.has(type) ? 'minor' : 'main';
    const last = parts.at(-1);
    if (last?.weight === weight) last.text += value;
    else parts.push({ weight, text: value });
    return parts;
  }, []);
}

/** Size of `minor` runs beside the figures. */
const minorScale = 0.5;

/**
 * Width of an amount in em of its figures, too generous on purpose: fonts differ, readers set letters 0.12 em apart (WCAG 1.4.12),
 * and an amount may be smaller than it could be but never cut off.
 */
export function widthInEm(parts: readonly AmountPart[]): number {
  const width = (text: string) =>
    [...text].reduce((sum, sign) => sum + (/[\d$€£+−-]/.test(sign) ? 0.82 : 0.52), 0);
  return parts.reduce(
    (sum, part) => sum + width(part.text) * (part.weight === 'minor' ? minorScale : 1),
    0.1,
  );
}
