import { browserLocale, type Language, numberFormat } from '../../product/index.ts';
import type { MinorUnits } from './amount.ts';
import type { CurrencyCode } from './currency.ts';

/** How an amount is written. */
export interface MoneyFormat {
  readonly currency: CurrencyCode;
  readonly language: Language;
}

/** The plain decimal text of an amount, point and two decimals, whatever the language: `-0.05`, `1234.50`. */
export function decimalText(amount: MinorUnits): `${number}` {
  const digits = String(Math.abs(amount)).padStart(3, '0');
  const sign = amount < 0 ? '-' : '';
  return `${sign}${digits.slice(0, -2)}.${digits.slice(-2)}` as `${number}`;
}

/** An amount as people read it, in their language, always with two decimals. */
export function formatMoney(amount: MinorUnits, { currency, language }: MoneyFormat): string {
  const style = {
    style: 'currency',
    currency,
    // The symbol people use: Canadians read "$40.00", not "CA$40.00".
    currencyDisplay: 'narrowSymbol',
    minimumFractionDigits: 2,
    maximumFractionDigits: 2,
  } as const;
  // A string instead of a number, because Intl then keeps every digit of large amounts.
  return numberFormat(browserLocale(language), style).format(decimalText(amount));
}
