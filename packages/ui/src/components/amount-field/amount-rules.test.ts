import { maskitoTransform } from '@maskito/core';
import { describe, expect, it } from 'vitest';
import { amountMask, decimalSign, openAmount, parseAmount, writeAmount } from './amount-rules.ts';

const english = (text: string) => maskitoTransform(text, amountMask('.'));
const french = (text: string) => maskitoTransform(text, amountMask(','));

describe('what may stand in an amount field', () => {
  it('takes digits, one separator and at most two decimals [validation-007]', () => {
    for (const text of ['', '0', '12', '12.', '.5', '12.5', '12.55', '9999999.99'])
      expect(english(text), text).toBe(text);
    for (const text of ['12.555', '1.2.3', '-1', '1e3', '$5', '12 5'])
      expect(english(text), text).not.toBe(text);
  });

  it('cuts further decimals off and never rounds them up [validation-007]', () => {
    expect(english('12.999')).toBe('12.99');
    expect(parseAmount('12.99', '.')).toBe(1299);
  });

  it.each([
    ['$1,234.50', '1234.50'],
    ['1.234,50', '1234.50'],
    ['1,234', '1234'],
    ['1,234,567.8', '1234567.8'],
    ['12,5', '12.5'],
    [' 40.25 USD', '40.25'],
    ['abc', ''],
    ['007', '007'],
    ['00012345678', '12345678'],
    ['4242 4242 4242 4242', '4242424242424242'],
  ])('reads a pasted %s as %s in English', (pasted, text) => expect(english(pasted)).toBe(text));

  it.each([
    ['1 234,50 $', '1234,50'],
    ['1\u202f234,50', '1234,50'],
    ['1,234.50', '1234,50'],
    ['40.25', '40,25'],
    ['1.234', '1234'],
  ])('reads a pasted %s as %s in French', (pasted, text) => expect(french(pasted)).toBe(text));

  it('counts what is pasted with too many digits as more than any limit', () => {
    expect(parseAmount('12345678', '.')).toBe(12_345_678_00);
    expect(parseAmount('4242424242424242', '.')).toBe(10_000_000_000_000);
  });

  it('changes nothing of what it has let stand, whatever came in', () => {
    for (const text of ['', '.', ',,', '1.2.3.4', '0.000', '1,2.3,4', '٤٢', '12345678901,999', '...5']) {
      const once = english(text);
      expect(english(once)).toBe(once);
    }
  });
});

describe('an amount and its text', () => {
  it('is null while there is no digit', () => {
    expect(parseAmount('', '.')).toBeNull();
    expect(parseAmount('.', '.')).toBeNull();
    expect(parseAmount('1a', '.')).toBeNull();
  });

  it('reads what is half typed as what it would be if left so', () => {
    expect(parseAmount('12.', '.')).toBe(1200);
    expect(parseAmount('.5', '.')).toBe(50);
    expect(parseAmount('12,5', ',')).toBe(1250);
  });

  it('is written with all its decimals at rest and read back as itself [validation-007]', () => {
    expect(writeAmount(1250, '.')).toBe('12.50');
    expect(writeAmount(5, ',')).toBe('0,05');
    expect(writeAmount(null, '.')).toBe('');
    for (const minor of [0, 1, 99, 100, 4025, 999_999_999])
      expect(parseAmount(writeAmount(minor, '.'), '.')).toBe(minor);
  });

  it('opens without decimals that say nothing, so that typing can go on', () => {
    expect(openAmount('40.00', '.')).toBe('40');
    expect(openAmount('40.50', '.')).toBe('40.50');
  });

  it('has the separator of its locale', () => {
    expect([decimalSign('en-US'), decimalSign('es-US'), decimalSign('fr-CA')]).toEqual(['.', '.', ',']);
  });
});
