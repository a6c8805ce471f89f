import { describe, expect, it } from 'vitest';
import { minorUnits } from '../money/index.ts';
import { amountLimitProblem } from './amount-limits.ts';

const min = minorUnits(1000);
const max = minorUnits(5000);
const bounds = { min, max };

describe('amountLimitProblem', () => {
  it.each([
    ['autoload', 'AutoloadAmountBelowMinimum'],
    ['goal', 'GoalAmountBelowMinimum'],
    ['lowBalance', 'LowBalanceLimitBelowMinimum'],
  ] as const)('%s below its minimum: %s [validation-019]', (kind, key) => {
    expect(amountLimitProblem(kind, minorUnits(999), bounds)).toEqual({ key, limit: min });
  });

  it.each([
    ['recurring', 'RecurringAmountExceedsLimit'],
    ['autoload', 'AutoloadAmountAboveMaximum'],
    ['goal', 'GoalAmountAboveMaximum'],
    ['lowBalance', 'LowBalanceLimitAboveMaximum'],
  ] as const)('%s above its maximum: %s [validation-019]', (kind, key) => {
    expect(amountLimitProblem(kind, minorUnits(5001), bounds)).toEqual({ key, limit: max });
  });

  it.each(['recurring', 'autoload', 'goal', 'lowBalance'] as const)('%s may be its bounds', (kind) => {
    expect(amountLimitProblem(kind, min, bounds)).toBeNull();
    expect(amountLimitProblem(kind, max, bounds)).toBeNull();
  });

  it('a recurring amount has no lower bound', () => {
    expect(amountLimitProblem('recurring', minorUnits(1), bounds)).toBeNull();
  });

  it('a bound that nobody gave is left to the server', () => {
    const none = { min: null, max: null };
    expect(amountLimitProblem('goal', minorUnits(0), none)).toBeNull();
    expect(amountLimitProblem('goal', minorUnits(99_999_999), none)).toBeNull();
    expect(amountLimitProblem('goal', minorUnits(-1), none)).toBeNull();
  });
});
