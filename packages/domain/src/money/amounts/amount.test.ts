import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyAmount } from '../../testing/arbitraries.ts';
import { add, isPositive, max, min, minorUnits, subtract, sum, zero } from './amount.ts';

const few = fc.array(fc.integer({ min: -1e9, max: 1e9 }).map(minorUnits), { maxLength: 30 });

describe('minorUnits', () => {
  it('takes safe whole numbers and nothing else', () => {
    for (const count of [0, 1, -1, Number.MAX_SAFE_INTEGER, Number.MIN_SAFE_INTEGER]) {
      expect(minorUnits(count)).toBe(count);
    }
    for (const count of [0.1, Number.NaN, Number.POSITIVE_INFINITY, 2 ** 53, -(2 ** 53)]) {
      expect(() => minorUnits(count)).toThrow(RangeError);
    }
  });

  it('makes one zero of both zeros', () => {
    expect(Object.is(minorUnits(-0), 0)).toBe(true);
    expect(Object.is(zero, 0)).toBe(true);
  });
});

describe('adding', () => {
  it('subtracting what was added gives back the amount', () => {
    fc.assert(fc.property(anyAmount, anyAmount, (a, b) => subtract(add(a, b), b) === a));
  });

  it('throws instead of losing a cent of a total that is too large', () => {
    const largest = minorUnits(Number.MAX_SAFE_INTEGER);
    expect(() => add(largest, minorUnits(1))).toThrow(RangeError);
    expect(() => subtract(minorUnits(-1), largest)).toThrow(RangeError);
    expect(subtract(zero, largest)).toBe(Number.MIN_SAFE_INTEGER);
  });

  it('a total does not depend on order and contains every amount', () => {
    fc.assert(
      fc.property(few, (amounts) => {
        expect(sum(amounts.toReversed())).toBe(sum(amounts));
        expect(subtract(sum(amounts), sum(amounts.slice(1)))).toBe(amounts[0] ?? zero);
      }),
    );
  });

  it('the total of nothing is zero', () => {
    expect(sum([])).toBe(zero);
  });
});

describe('comparing', () => {
  it('smallest and largest are among the amounts, with none beyond them', () => {
    fc.assert(
      fc.property(anyAmount, few, (first, rest) => {
        const all = [first, ...rest].toSorted((a, b) => a - b);
        expect(min(first, ...rest)).toBe(all.at(0));
        expect(max(first, ...rest)).toBe(all.at(-1));
      }),
    );
  });

  it('only amounts above zero are positive', () => {
    expect([-1, 0, 1].map((count) => isPositive(minorUnits(count)))).toEqual([false, false, true]);
  });
});
