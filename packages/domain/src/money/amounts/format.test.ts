import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { languages } from '../../product/index.ts';
import { anyAmount } from '../../testing/arbitraries.ts';
import { minorUnits } from './amount.ts';
import { currencies, isCurrency } from './currency.ts';
import { decimalText, formatMoney } from './format.ts';

const plain = (text: string) => text.replace(/\s/g, ' ');

describe('formatMoney', () => {
  it.each([
    [123_456, 'USD', 'en', '$1,234.56'],
    [123_456, 'USD', 'es', '$1,234.56'],
    [123_456, 'CAD', 'fr', '1 234,56 $'],
    [123_456, 'CAD', 'en', '$1,234.56'],
    [123_456, 'USD', 'fr', '1 234,56 $'],
    [-5, 'USD', 'en', '-$0.05'],
    [999_999_999_999_999, 'USD', 'en', '$9,999,999,999,999.99'],
  ] as const)('writes %d minor units of %s in %s as %s', (count, currency, language, text) => {
    expect(plain(formatMoney(minorUnits(count), { currency, language }))).toBe(text);
  });

  it('always shows two decimals [ui-015]', () => {
    fc.assert(
      fc.property(
        anyAmount,
        fc.constantFrom(...currencies),
        fc.constantFrom(...languages),
        (amount, currency, language) => {
          const text = formatMoney(amount, { currency, language });
          expect(text).toMatch(language === 'fr' ? /\d,\d\d(?!\d)/ : /\d\.\d\d(?!\d)/);
        },
      ),
    );
  });
});

describe('decimalText', () => {
  it.each([
    [0, '0.00'],
    [5, '0.05'],
    [-5, '-0.05'],
    [100, '1.00'],
    [-123_456, '-1234.56'],
    [Number.MAX_SAFE_INTEGER, '90071992547409.91'],
  ])('writes %d minor units as %s', (count, text) => {
    expect(decimalText(minorUnits(count))).toBe(text);
  });
});

it('a currency of the wire counts only when wages are paid in it', () => {
  expect(['USD', 'CAD', 'usd', 'EUR', '', null].map(isCurrency)).toEqual([
    true,
    true,
    false,
    false,
    false,
    false,
  ]);
});
