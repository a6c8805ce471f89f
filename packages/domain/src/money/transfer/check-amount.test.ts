import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyAmount, anyWage } from '../../testing/arbitraries.ts';
import { minorUnits } from '../amounts/amount.ts';
import { type AmountLimits, checkAmount } from './check-amount.ts';

const limits: AmountLimits = {
  available: minorUnits(35_000),
  minimum: minorUnits(500),
  maximum: minorUnits(50_000),
};

const check = (amount: number, other: Partial<Record<keyof AmountLimits, number>> = {}) => {
  const merged = { ...limits, ...other };
  return checkAmount(minorUnits(amount), {
    available: minorUnits(merged.available),
    minimum: minorUnits(merged.minimum),
    maximum: minorUnits(merged.maximum),
    remainingToday: merged.remainingToday === undefined ? undefined : minorUnits(merged.remainingToday),
  });
};

describe('checkAmount', () => {
  it.each([500, 501, 34_999, 35_000])('accepts %d, which is within all bounds [money-139]', (amount) => {
    expect(check(amount)).toEqual({ ok: true });
  });

  it.each([
    [0, {}, 'zero', 500],
    [-1, {}, 'zero', 500],
    [1, {}, 'below-minimum', 500],
    [499, {}, 'below-minimum', 500],
    [35_001, {}, 'above-available', 35_000],
    [50_001, {}, 'above-available', 35_000],
    [50_001, { available: 90_000 }, 'above-maximum', 50_000],
    [10_001, { remainingToday: 10_000 }, 'above-daily-limit', 10_000],
    [1_000, { remainingToday: 0 }, 'above-daily-limit', 0],
    [50_001, { available: 50_000 }, 'above-available', 50_000],
    [50_001, { available: 90_000, remainingToday: 50_000 }, 'above-maximum', 50_000],
    [600, { available: 0 }, 'above-available', 0],
    [600, { available: -200 }, 'above-available', -200],
  ] as const)('refuses %d with %j: %s, bound %d [money-139]', (amount, other, reason, limit) => {
    expect(check(amount, other)).toEqual({ ok: false, reason, limit });
  });

  it('accepts exactly the amounts within all bounds, and the bound it names is one that mends it', () => {
    const anyLimits = fc.record({
      available: anyWage,
      minimum: anyWage,
      maximum: anyWage,
      remainingToday: fc.option(anyWage, { nil: undefined }),
    });
    fc.assert(
      fc.property(anyAmount, anyLimits, (amount, drawn) => {
        const most = Math.min(drawn.available, drawn.maximum, drawn.remainingToday ?? drawn.maximum);
        const result = checkAmount(amount, drawn);
        expect(result.ok).toBe(amount > 0 && amount >= drawn.minimum && amount <= most);
        const isSatisfiable = most >= Math.max(1, drawn.minimum) && drawn.minimum > 0;
        if (!result.ok && isSatisfiable) expect(checkAmount(result.limit, drawn)).toEqual({ ok: true });
      }),
    );
  });
});
