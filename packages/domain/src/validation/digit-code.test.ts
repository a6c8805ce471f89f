import { describe, expect, it } from 'vitest';
import { digitCodeProblem, voucherProblem } from './digit-code.ts';

describe('voucherProblem', () => {
  it.each(['123456789012', ' 000000000000 '])('a voucher has 12 digits: %j [validation-017]', (text) => {
    expect(voucherProblem(text)).toBeNull();
  });

  it.each(['12345678901', '1234567890123'])('%j has not [validation-017]', (text) => {
    expect(voucherProblem(text)).toEqual({ key: 'DigitCount', count: 12 });
  });

  it.each(['12345678901x', '1234 5678 9012'])('%j has other characters', (text) => {
    expect(voucherProblem(text)).toEqual({ key: 'NotDigits' });
  });
});

describe('digitCodeProblem', () => {
  it.each([4, 6, 9])('a cashier code has exactly %d digits, as the caller says [validation-017]', (count) => {
    expect(digitCodeProblem('1'.repeat(count), count)).toBeNull();
    expect(digitCodeProblem('1'.repeat(count - 1), count)).toEqual({ key: 'DigitCount', count });
    expect(digitCodeProblem('1'.repeat(count + 1), count)).toEqual({ key: 'DigitCount', count });
  });

  it('asks for a code where none stands', () => {
    expect(digitCodeProblem(' ', 6)).toEqual({ key: 'Required' });
  });
});
