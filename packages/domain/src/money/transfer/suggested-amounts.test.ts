import fc from 'fast-check';
import { expect, it } from 'vitest';
import { anyWage } from '../../testing/arbitraries.ts';
import { compare, minorUnits } from '../amount.ts';
import { checkAmount } from './check-amount.ts';
import { suggestedAmounts } from './suggested-amounts.ts';

const suggest = (available: number, minimum: number, maximum: number, remainingToday?: number) =>
  suggestedAmounts({
    available: minorUnits(available),
    minimum: minorUnits(minimum),
    maximum: minorUnits(maximum),
    remainingToday: remainingToday === undefined ? undefined : minorUnits(remainingToday),
  })
    .map(({ share, amount }) => `${share} ${amount}`)
    .join(', ');

it.each([
  [35_801, 500, 50_000, 'quarter 8900, half 17900, all 35801'],
  [90_000, 500, 50_000, 'quarter 12500, half 25000, all 50000'],
  [2_000, 500, 50_000, 'quarter 500, half 1000, all 2000'],
  [1_999, 500, 50_000, 'half 900, all 1999'],
  [950, 500, 50_000, 'all 950'],
  [500, 500, 50_000, 'all 500'],
  [499, 500, 50_000, ''],
  [0, 0, 50_000, ''],
  [300, 50, 50_000, 'quarter 75, half 100, all 300'],
  [399, 1, 50_000, 'quarter 99, half 100, all 399'],
  [400, 1, 50_000, 'quarter 100, half 200, all 400'],
  [1, 1, 50_000, 'all 1'],
  [2, 1, 50_000, 'half 1, all 2'],
])('of %d, between %d and %d: %s', (available, minimum, maximum, expected) => {
  expect(suggest(available, minimum, maximum)).toBe(expected);
});

it('what is left of the day bounds the suggestions too', () => {
  expect(suggest(90_000, 500, 50_000, 10_000)).toBe('quarter 2500, half 5000, all 10000');
});

it('suggestions may all be transferred, ascend, and differ from each other', () => {
  const anyLimits = fc.record({ available: anyWage, minimum: anyWage, maximum: anyWage });
  const smallLimits = fc
    .tuple(fc.nat({ max: 2_000 }), fc.nat({ max: 600 }), fc.nat({ max: 2_000 }))
    .map(([available, minimum, maximum]) => ({
      available: minorUnits(available),
      minimum: minorUnits(minimum),
      maximum: minorUnits(maximum),
    }));
  fc.assert(
    fc.property(fc.oneof(anyLimits, smallLimits), (limits) => {
      const amounts = suggestedAmounts(limits).map(({ amount }) => amount);
      expect(amounts.every((amount) => checkAmount(amount, limits).ok)).toBe(true);
      expect(amounts).toEqual([...new Set(amounts)].toSorted(compare));
    }),
  );
});
