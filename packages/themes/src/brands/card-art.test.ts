import { describe, expect, it } from 'vitest';
import { brandOfCardArt, cardArtCodes } from './card-art.ts';

describe('the art of a card', () => {
  it('is that of the brand its colour code stands for, and every environment has a code [card-036]', () => {
    expect(brandOfCardArt('SUN')).toBe('dayfare');
    expect(brandOfCardArt(' lim ')).toBe('ukg');
    expect(new Set(cardArtCodes.map(brandOfCardArt))).toEqual(
      new Set(['common', 'dayfare', 'paycor', 'onshift', 'ukg', 'canada']),
    );
  });

  it.each([null, undefined, '', 'ZZZ', 'toString', '__proto__'])(
    'is Common for the unknown code %j',
    (code) => {
      expect(brandOfCardArt(code)).toBe('common');
    },
  );
});
