import { describe, expect, it } from 'vitest';
import { textInputProblem } from './text-input.ts';

describe('textInputProblem', () => {
  it('takes up to 50 characters by default [validation-014]', () => {
    expect(textInputProblem('x'.repeat(50))).toBeNull();
    expect(textInputProblem('𝒳'.repeat(50))).toBeNull();
    expect(textInputProblem('x'.repeat(51))).toEqual({ key: 'TooLong', max: 50 });
    expect(textInputProblem('xxx', { maxLength: 2 })).toEqual({ key: 'TooLong', max: 2 });
  });

  it.each(['', '  '])('is required unless it is optional: %j [validation-014]', (value) => {
    expect(textInputProblem(value)).toEqual({ key: 'Required' });
    expect(textInputProblem(value, { isOptional: false })).toEqual({ key: 'Required' });
    expect(textInputProblem(value, { isOptional: true })).toBeNull();
    expect(textInputProblem(value, { isOptional: true, pattern: /x/, mode: 'decimal' })).toBeNull();
  });

  it('takes no number below -1000000 by default [validation-014]', () => {
    expect(textInputProblem('-1000000', { mode: 'decimal' })).toBeNull();
    expect(textInputProblem('-1000000.01', { mode: 'decimal' })).toEqual({
      key: 'BelowMinimum',
      min: -1_000_000,
    });
    expect(textInputProblem('4', { mode: 'digits', min: 5 })).toEqual({ key: 'BelowMinimum', min: 5 });
    expect(textInputProblem('5', { mode: 'digits', min: 5 })).toBeNull();
    expect(textInputProblem('4', { min: 5 })).toBeNull();
    expect(textInputProblem('4', { mode: 'text', min: 5 })).toBeNull();
  });

  it('in the number-only mode takes digits only [validation-015]', () => {
    expect(textInputProblem(' 0123 ', { mode: 'digits' })).toBeNull();
    for (const value of ['1.5', '-1', '1a', '1 2']) {
      expect(textInputProblem(value, { mode: 'digits' })).toEqual({ key: 'NotDigits' });
    }
  });

  it.each(['1', '1.', '1.5', '.5', '-1.25', '-.5', '10.05'])(
    'in the decimal mode takes %j [validation-015]',
    (value) => {
      expect(textInputProblem(value, { mode: 'decimal' })).toBeNull();
    },
  );

  it.each(['.', '-', '-.', '1.2.3', '1-', '1,5', '1e3', 'x', '1x', 'x1', '.x', '--1', '.5x'])(
    'in the decimal mode refuses %j [validation-015]',
    (value) => {
      expect(textInputProblem(value, { mode: 'decimal' })).toEqual({ key: 'NotDecimal' });
    },
  );

  it('has to match its pattern, each time again [validation-014]', () => {
    const pattern = /^[a-c]+$/g;
    for (const value of ['abc', 'abc', 'cab']) expect(textInputProblem(value, { pattern })).toBeNull();
    expect(textInputProblem('abd', { pattern })).toEqual({ key: 'PatternMismatch' });
  });

  it('has to fill its mask [validation-014]', () => {
    expect(textInputProblem('12-3', { mask: '##-#' })).toBeNull();
    expect(textInputProblem('12-', { mask: '##-#' })).toEqual({ key: 'PatternMismatch' });
    expect(textInputProblem('12-3', { mask: '##-#', pattern: /4/ })).toEqual({ key: 'PatternMismatch' });
  });
});
