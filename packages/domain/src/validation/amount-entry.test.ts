import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { acceptsAmountEdit } from './amount-entry.ts';

describe('acceptsAmountEdit', () => {
  it.each(['1', '12', '12.', '12.3', '12.34', '.5', '0'])('lets %j be typed [validation-007]', (after) => {
    expect(acceptsAmountEdit('', after, 'en')).toBe(true);
    expect(acceptsAmountEdit('', after, 'es')).toBe(true);
    expect(acceptsAmountEdit('', after, 'cf')).toBe(true);
  });

  it.each(['12.345', '1.2.3', 'a', '1a', 'a1', '-1', '1 ', '1,234.5', '1e3', '..', '1.2a', '\n1'])(
    'does not take %j [validation-007]',
    (after) => {
      expect(acceptsAmountEdit('', after, 'en')).toBe(false);
      expect(acceptsAmountEdit('', after, 'cf')).toBe(false);
    },
  );

  it('takes a comma for the point in Canadian French only', () => {
    expect(acceptsAmountEdit('12', '12,', 'cf')).toBe(true);
    expect(acceptsAmountEdit('12,3', '12,34', 'cf')).toBe(true);
    expect(acceptsAmountEdit('12,34', '12,345', 'cf')).toBe(false);
    expect(acceptsAmountEdit('12', '12,', 'en')).toBe(false);
    expect(acceptsAmountEdit('12', '12,', 'es')).toBe(false);
  });

  it.each([
    ['1,234.567', '1,234.56'],
    ['12.345', '12.34'],
    ['abc', 'ac'],
    ['abc', ''],
    ['x1.234', 'x1.23'],
  ])('lets %j be cut down to %j [validation-007]', (before, after) => {
    expect(acceptsAmountEdit(before, after, 'en')).toBe(true);
  });

  it.each([
    ['12.34', 'x'],
    ['12.34', '4x'],
    ['abc', 'cb'],
    ['abc', 'abc'],
    ['abc', 'abcd'],
  ])('does not take a replacement of %j by %j for a deletion', (before, after) => {
    expect(acceptsAmountEdit(before, after, 'en')).toBe(false);
  });

  it('lets any sign be taken out of any text [validation-007]', () => {
    fc.assert(
      fc.property(fc.string({ minLength: 1 }), fc.nat(), (text, seed) => {
        const at = seed % text.length;
        expect(acceptsAmountEdit(text, text.slice(0, at) + text.slice(at + 1), 'en')).toBe(true);
      }),
    );
  });
});
