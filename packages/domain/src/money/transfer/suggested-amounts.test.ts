import fc from 'fast-check';
import { expect, it } from 'vitest';
import { anyWage } from '../../testing/arbitraries.ts';
import { minorUnits } from '../amounts/amount.ts';
import { checkAmount } from './check-amount.ts';
import { suggestedAmounts } from './suggested-amounts.ts';

const suggest = (available: number, minimum: number, maximum: number, remainingToday?: number) =>
  suggestedAmounts({
    available: minorUnits(available),
    minimum: minorUnits(minimum),
    maximum: minorUnits(maximum),
    remainingToday: remainingToday === undefined ? undefined : minorUnits(remainingToday),
  })
    .map(({ amount, isMost }) => (isMost ? `all ${amount}` : `${amount}`))
    .join(', ');

it.each([
  [35_801, 500, 50_000, '2000, 5000, 10000, all 35801'],
  [90_000, 500, 50_000, '2000, 5000, 10000, all 50000'],
  [10_000, 500, 50_000, '2000, 5000, all 10000'],
  [2_000, 500, 50_000, 'all 2000'],
  [1_999, 500, 50_000, 'all 1999'],
  [9_000, 3_000, 50_000, '5000, all 9000'],
  [499, 500, 50_000, ''],
  [0, 0, 50_000, ''],
  [1, 1, 50_000, 'all 1'],
])('of %d, between %d and %d: %s', (available, minimum, maximum, expected) => {
  expect(suggest(available, minimum, maximum)).toBe(expected);
});

it('what is left of the day bounds the suggestions too', () => {
  expect(suggest(90_000, 500, 50_000, 10_000)).toBe('2000, 5000, all 10000');
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
      expect(amounts).toEqual([...new Set(amounts)].toSorted((a, b) => a - b));
    }),
  );
});
