import fc from 'fast-check';
import { expect, it } from 'vitest';
import { anyAmount, anyBalance } from '../../testing/arbitraries.ts';
import { add, minorUnits } from './amount.ts';
import { share } from './share.ts';

it.each([
  [10_001, 50, 5_000],
  [-10_001, 50, -5_000],
  [199, 50, 99],
  [100, 33.3333, 33],
  [300, 33.3333, 99],
  [3, 33, 0],
  [10, 200, 20],
  [999_999_999_999_999, 100, 999_999_999_999_999],
  [999_999_999_999_999, 99.9999, 999_998_999_999_999],
  [290, 0.29, 0],
  [10_000, 0.29, 29],
])('the share of %d at %d percent is %d, cut toward zero', (amount, percent, expected) => {
  expect(share(minorUnits(amount), percent)).toBe(expected);
});

it('all is the amount and nothing is zero', () => {
  fc.assert(
    fc.property(anyAmount, (amount) => {
      expect(share(amount, 100)).toBe(amount);
      expect(share(amount, 0)).toBe(0);
    }),
  );
});

it('two shares that make up the whole never come to more than it, and to one cent less at most', () => {
  fc.assert(
    fc.property(anyBalance, fc.integer({ min: 0, max: 100 }), (amount, percent) => {
      const lost = amount - add(share(amount, percent), share(amount, 100 - percent));
      expect(lost === 0 || lost === 1).toBe(true);
    }),
  );
});

it('refuses a percentage that is not a number', () => {
  expect(() => share(minorUnits(1), Number.NaN)).toThrow(RangeError);
  expect(() => share(minorUnits(1), Number.POSITIVE_INFINITY)).toThrow(RangeError);
});
