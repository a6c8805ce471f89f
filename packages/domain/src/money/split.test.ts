import fc from 'fast-check';
import { expect, it } from 'vitest';
import { anyAmount } from '../testing/arbitraries.ts';
import { minorUnits, sum } from './amount.ts';
import { split } from './split.ts';

it('the larger parts come first', () => {
  expect(split(minorUnits(1000), 3)).toEqual([334, 333, 333]);
  expect(split(minorUnits(-5), 3)).toEqual([-2, -2, -1]);
  expect(split(minorUnits(2), 4)).toEqual([1, 1, 0, 0]);
});

it('no cent is lost or made, and no part differs by more than one', () => {
  fc.assert(
    fc.property(anyAmount, fc.integer({ min: 1, max: 60 }), (amount, parts) => {
      const result = split(amount, parts);
      expect(result).toHaveLength(parts);
      expect(sum(result)).toBe(amount);
      expect(Math.max(...result) - Math.min(...result)).toBeLessThanOrEqual(1);
    }),
  );
});

it.each([0, -1, 1.5, Number.NaN])('%d is no number of parts', (parts) => {
  expect(() => split(minorUnits(1), parts)).toThrow(RangeError);
});
