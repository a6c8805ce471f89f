import { isoDate, minorUnits } from '@dayfare/domain/money';
import { describe, expect, it } from 'vitest';
import { endProblems, endValuesOf, type PlanValues, planProblems, requestOf } from './plan-values.ts';

const bounds = { minimum: minorUnits(5_00), earliest: isoDate('2026-11-24') };
const typed: PlanValues = {
  amount: 40_00,
  place: '501',
  frequency: 'Weekly',
  startsOn: '2026-11-24',
  endBy: 'Occurrences',
  endDate: null,
  endAmount: null,
  times: '10',
};

describe('what was typed', () => {
  it('is a plan once everything is there', () => {
    expect(planProblems(typed, bounds)).toBeNull();
    expect(requestOf(typed)).toEqual({
      amount: 40_00,
      instrumentId: 501,
      frequency: 'Weekly',
      startsOn: '2026-11-24',
      end: { by: 'Occurrences', times: 10 },
    });
  });

  it.each([
    [
      { amount: null, place: null, startsOn: null, times: '' },
      { amount: 'amountMissing', place: 'place', startsOn: 'startMissing', times: 'timesOutOfRange' },
    ],
    [{ amount: 4_99 }, { amount: 'InvalidAmount' }],
    [{ startsOn: '2026-11-23' }, { startsOn: 'tooEarly' }],
    [{ times: '0' }, { times: 'timesOutOfRange' }],
    [{ times: '61' }, { times: 'timesOutOfRange' }],
    [{ endBy: 'Date' }, { endDate: 'endDateMissing' }],
    [{ endBy: 'Date', endDate: '2026-11-23' }, { endDate: 'dateBeforeStart' }],
    [{ endBy: 'Amount' }, { endAmount: 'endAmountMissing' }],
    [{ endBy: 'Amount', endAmount: 39_99 }, { endAmount: 'totalTooSmall' }],
  ] as const)('%j: %j [money-051]', (change, problems) => {
    expect(planProblems({ ...typed, ...change }, bounds)).toEqual(problems);
  });
});

describe('a new end', () => {
  it('is typed as the old one was, and measured by the plan', () => {
    const plan = requestOf(typed);
    if (!plan) throw new Error('There is no plan.');
    expect(endValuesOf(plan.end)).toEqual({
      endBy: 'Occurrences',
      endDate: null,
      endAmount: null,
      times: '10',
    });
    expect(endProblems({ ...endValuesOf(plan.end), times: '12' }, plan)).toBeNull();
    expect(endProblems({ ...endValuesOf(null), endBy: 'Amount', endAmount: 1 }, plan)).toEqual({
      endAmount: 'totalTooSmall',
    });
  });
});
