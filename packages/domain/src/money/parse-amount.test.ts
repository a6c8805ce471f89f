import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { languages } from '../product/index.ts';
import { anyBalance } from '../testing/arbitraries.ts';
import { currencies } from './currency.ts';
import { formatMoney } from './format.ts';
import { parseAmount } from './parse-amount.ts';

const anyLanguage = fc.constantFrom(...languages);

describe('parseAmount', () => {
  it.each([
    ['40', 'en', 4000],
    ['40.', 'en', 4000],
    ['40.2', 'en', 4020],
    ['40.25', 'en', 4025],
    ['.5', 'en', 50],
    ['0', 'en', 0],
    ['007', 'en', 700],
    ['$40.25', 'en', 4025],
    ['$ 40.25', 'en', 4025],
    ['  40.25\u00A0', 'en', 4025],
    [' $40 ', 'en', 4000],
    ['US$40', 'en', 4000],
    ['CA$40', 'en', 4000],
    ['usd 40', 'en', 4000],
    ['40 USD', 'en', 4000],
    ['$40 CAD', 'en', 4000],
    ['1,234.56', 'en', 123_456],
    ['1,234', 'en', 123_400],
    ['12,345,678', 'en', 1_234_567_800],
    ['1 234.56', 'en', 123_456],
    ['1,234.56', 'es', 123_456],
    ['1 234,56', 'cf', 123_456],
    ['1\u00A0234,56\u00A0$', 'cf', 123_456],
    ['1\u202F234,56 $ CA', 'cf', 123_456],
    ['12.50', 'cf', 1250],
    ['12,50', 'cf', 1250],
    ['9,999,999,999,999.99', 'en', 999_999_999_999_999],
  ] as const)('reads %j in %s as %d minor units', (text, language, amount) => {
    expect(parseAmount(text, language)).toEqual({ ok: true, amount });
  });

  it.each([
    ['', 'en', 'empty'],
    [' \u00A0\t', 'en', 'empty'],
    ['$', 'en', 'empty'],
    ['$ ', 'cf', 'empty'],
    ['-', 'en', 'not-a-number'],
    ['-$', 'en', 'not-a-number'],
    ['.', 'en', 'not-a-number'],
    ['abc', 'en', 'not-a-number'],
    ['4o', 'en', 'not-a-number'],
    ['1e3', 'en', 'not-a-number'],
    ['0x10', 'en', 'not-a-number'],
    ['Infinity', 'en', 'not-a-number'],
    ['NaN', 'en', 'not-a-number'],
    ['1.2.3', 'en', 'not-a-number'],
    ['1,23', 'en', 'not-a-number'],
    ['1,2345', 'en', 'not-a-number'],
    [',123', 'en', 'not-a-number'],
    ['1234,567', 'en', 'not-a-number'],
    ['1,,234', 'en', 'not-a-number'],
    ['1,234,', 'en', 'not-a-number'],
    ['12 34', 'en', 'not-a-number'],
    ['12,50', 'es', 'not-a-number'],
    ['1.234,50', 'en', 'not-a-number'],
    ['1.234,50', 'cf', 'not-a-number'],
    ['1.2 3', 'en', 'not-a-number'],
    ['€5', 'en', 'not-a-number'],
    ['5 $ 5', 'en', 'not-a-number'],
    ['1-2', 'en', 'not-a-number'],
    ['5-', 'en', 'not-a-number'],
    ['+5', 'en', 'not-a-number'],
    ['٤٠', 'en', 'not-a-number'],
    ['-5', 'en', 'negative'],
    ['- 5', 'en', 'negative'],
    ['-$5', 'en', 'negative'],
    ['$-5', 'en', 'negative'],
    ['\u22125', 'en', 'negative'],
    ['-0', 'en', 'negative'],
    ['-5.123', 'en', 'negative'],
    ['-x', 'en', 'not-a-number'],
    ['1.234', 'en', 'too-many-decimals'],
    ['1.000', 'en', 'too-many-decimals'],
    ['1,234', 'cf', 'too-many-decimals'],
    ['10000000000000', 'en', 'too-large'],
    ['9'.repeat(30), 'en', 'too-large'],
  ] as const)('refuses %j in %s: %s', (text, language, reason) => {
    expect(parseAmount(text, language)).toEqual({ ok: false, reason });
  });

  it('reads back every amount that is written, in each language and currency', () => {
    fc.assert(
      fc.property(anyBalance, fc.constantFrom(...currencies), anyLanguage, (amount, currency, language) => {
        const text = formatMoney(amount, { currency, language });
        expect(parseAmount(text, language)).toEqual({ ok: true, amount });
      }),
    );
  });

  it('never throws and never makes money of a text without a digit', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), anyLanguage, (text, language) => {
        const result = parseAmount(text, language);
        expect(result.ok && !/\d/.test(text)).toBe(false);
      }),
    );
  });

  it('answers at once to a long text of groups', () => {
    expect(parseAmount(`${'1,'.repeat(50_000)}x`, 'en')).toEqual({ ok: false, reason: 'not-a-number' });
  });
});
