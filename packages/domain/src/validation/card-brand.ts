import type { CardBrand } from '../money/index.ts';
import { cardDigits } from './card-number.ts';

/** First digits that belong to a network, inclusive. */
interface NumberRange {
  readonly brand: CardBrand;
  readonly from: string;
  readonly to: string;
}

const ranges: readonly NumberRange[] = [
  { brand: 'Visa', from: '4', to: '4' },
  { brand: 'Master', from: '51', to: '55' },
  { brand: 'Master', from: '2221', to: '2720' },
  { brand: 'AmericanExpress', from: '34', to: '34' },
  { brand: 'AmericanExpress', from: '37', to: '37' },
  { brand: 'Discover', from: '65', to: '65' },
  { brand: 'Discover', from: '644', to: '649' },
  { brand: 'Discover', from: '6011', to: '6011' },
  { brand: 'Discover', from: '622126', to: '622925' },
  { brand: 'JCB', from: '3528', to: '3589' },
  { brand: 'DinersClub', from: '36', to: '36' },
  { brand: 'DinersClub', from: '38', to: '39' },
  { brand: 'DinersClub', from: '300', to: '305' },
  { brand: 'DinersClub', from: '3095', to: '3095' },
];

/** Returns the network of a number as soon as enough digits are typed; null until then. */
export function cardBrandOf(text: string): CardBrand | null {
  const digits = cardDigits(text);
  if (/[^0-9]/.test(digits)) return null;
  // Texts of equal length sort like their numbers.
  const isIn = ({ from, to }: NumberRange) => {
    const start = digits.slice(0, from.length);
    return start.length === from.length && start >= from && start <= to;
  };
  return ranges.find(isIn)?.brand ?? null;
}
