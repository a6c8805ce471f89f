import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sanitise } from './sanitise.ts';
import { textInputProblem } from './text-input.ts';

const anyMode = fc.constantFrom('text', 'digits', 'decimal');

describe('sanitise', () => {
  it.each([
    ['Ana', 'Ana'],
    ['Ana\r\n\tMaria', 'Ana Maria'],
    ['Ana\u2028Maria', 'Ana Maria'],
    ['A\u0000n\u200Ba\uFEFF', 'Ana'],
    ['\u202Eanalo\u202C', 'analo'],
    ['👩\u200D🚀', '👩\u200D🚀'],
    [' a  b ', ' a  b '],
  ])('%j becomes %j: one line of characters that can be seen [validation-014]', (text, expected) => {
    expect(sanitise(text)).toBe(expected);
  });

  it.each([
    ['1a2 3.4', '1234'],
    ['٣-5', '5'],
  ])('%j becomes %j in the number-only mode [validation-015]', (text, expected) => {
    expect(sanitise(text, 'digits')).toBe(expected);
  });

  it.each([
    ['$1,234.50', '1234.50'],
    ['1.2.3', '1.23'],
    ['-1-2', '-12'],
    ['1-2', '12'],
    ['x-5', '-5'],
    ['.5', '.5'],
    ['5.', '5.'],
    ['--', '-'],
    ['', ''],
  ])('%j becomes %j in the decimal mode [validation-015]', (text, expected) => {
    expect(sanitise(text, 'decimal')).toBe(expected);
  });

  it('cuts to the length, 50 by default, and never through a sign [validation-014]', () => {
    expect(sanitise('x'.repeat(60))).toBe('x'.repeat(50));
    expect(sanitise('𝒳𝒳𝒳', 'text', 2)).toBe('𝒳𝒳');
  });

  it('has nothing left to do the second time, and leaves no text too long or out of its mode [validation-014]', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 80 }), anyMode, (text, mode) => {
        const clean = sanitise(text, mode);
        expect(sanitise(clean, mode)).toBe(clean);
        const key = textInputProblem(clean, { mode, isOptional: true })?.key;
        expect(['TooLong', 'NotDigits']).not.toContain(key);
      }),
    );
  });

  it('answers at once to a long text', () => {
    expect(sanitise('.'.repeat(200_000), 'decimal')).toBe('.');
    expect(sanitise('\n'.repeat(200_000))).toBe(' ');
  });
});
