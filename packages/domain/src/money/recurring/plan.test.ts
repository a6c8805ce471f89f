import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { minorUnits } from '../amounts/amount.ts';
import { addDays, isoDate } from '../calendar/iso-date.ts';
import { recurringFrequency } from '../enums/recurring.ts';
import {
  mostTimes,
  nextRecurringDay,
  type RecurringPlan,
  recurringDays,
  recurringProblem,
  recurringTotal,
} from './plan.ts';

const start = isoDate('2026-11-23');
const weekly: RecurringPlan = {
  amount: minorUnits(40_00),
  frequency: 'Weekly',
  startsOn: start,
  end: { by: 'Occurrences', times: 3 },
};

const plans: fc.Arbitrary<RecurringPlan> = fc.record({
  amount: fc.integer({ min: 1, max: 200_00 }).map(minorUnits),
  frequency: fc.constantFrom(...recurringFrequency.names),
  startsOn: fc.nat({ max: 1500 }).map((days) => addDays(isoDate('2026-01-01'), days)),
  end: fc.oneof(
    fc.record({
      by: fc.constant('Date' as const),
      on: fc.nat({ max: 2500 }).map((days) => addDays(isoDate('2026-01-01'), days)),
    }),
    fc.record({ by: fc.constant('Amount' as const), total: fc.nat({ max: 5000_00 }).map(minorUnits) }),
    fc.record({ by: fc.constant('Occurrences' as const), times: fc.nat({ max: 60 }) }),
  ),
});

describe('the days of a recurring transfer', () => {
  it.each([
    ['Daily', ['2026-11-23', '2026-11-24', '2026-11-25']],
    ['Weekly', ['2026-11-23', '2026-11-30', '2026-12-07']],
    ['Monthly', ['2026-11-23', '2026-12-23', '2027-01-23']],
  ] as const)('%s [money-050]', (frequency, days) => {
    expect(recurringDays({ ...weekly, frequency })).toEqual(days);
  });

  it('are the last of a month that is too short, and the day itself again in the next', () => {
    const plan = { ...weekly, frequency: 'Monthly', startsOn: isoDate('2027-12-31') } as const;
    expect(recurringDays(plan)).toEqual(['2027-12-31', '2028-01-31', '2028-02-29']);
  });

  it('end by a day, included, or before a total would be gone beyond', () => {
    const by = (end: RecurringPlan['end']) => recurringDays({ ...weekly, end }).length;
    expect(by({ by: 'Date', on: isoDate('2026-12-07') })).toBe(3);
    expect(by({ by: 'Date', on: isoDate('2026-12-06') })).toBe(2);
    expect(by({ by: 'Amount', total: minorUnits(119_99) })).toBe(2);
    expect(by({ by: 'Amount', total: minorUnits(120_00) })).toBe(3);
    expect(recurringTotal(weekly)).toBe(120_00);
  });

  it('are in order, each once, 60 at most, and never more than their end says', () => {
    fc.assert(
      fc.property(plans, (plan) => {
        const days = recurringDays(plan);
        expect(days).toEqual([...new Set(days)].toSorted());
        expect(days.length).toBeLessThanOrEqual(mostTimes);
        if (plan.end.by === 'Amount') expect(days.length * plan.amount).toBeLessThanOrEqual(plan.end.total);
        if (plan.end.by === 'Date') for (const day of days) expect(day <= plan.end.on).toBe(true);
      }),
    );
  });
});

describe('the next day', () => {
  it('walks through the days one by one when each goes through', () => {
    fc.assert(
      fc.property(plans, (plan) => {
        const walked = [];
        let after = addDays(plan.startsOn, -1);
        for (;;) {
          const moved = minorUnits(walked.length * plan.amount);
          const day = nextRecurringDay(plan, { moved, after });
          if (!day) break;
          walked.push(day);
          after = day;
        }
        expect(walked).toEqual(recurringDays(plan));
      }),
    );
  });

  it('does not make up for a skipped day of a count, and goes on for a total', () => {
    const after = isoDate('2026-12-07');
    const moved = minorUnits(40_00);
    expect(nextRecurringDay(weekly, { moved, after })).toBeNull();
    const byTotal = { ...weekly, end: { by: 'Amount', total: minorUnits(120_00) } } as const;
    expect(nextRecurringDay(byTotal, { moved, after })).toBe('2026-12-14');
    expect(nextRecurringDay(byTotal, { moved: minorUnits(120_00), after })).toBeNull();
  });
});

describe('what is wrong with a plan', () => {
  const limits = { minimum: minorUnits(5_00), earliest: start };
  it.each([
    [{}, null],
    [{ amount: minorUnits(4_99) }, { amount: 'InvalidAmount' }],
    [{ startsOn: isoDate('2026-11-22') }, { startsOn: 'tooEarly' }],
    [{ end: { by: 'Occurrences', times: 0 } }, { end: 'timesOutOfRange' }],
    [{ end: { by: 'Occurrences', times: 60 } }, null],
    [{ end: { by: 'Occurrences', times: 61 } }, { end: 'timesOutOfRange' }],
    [{ end: { by: 'Occurrences', times: 1.5 } }, { end: 'timesOutOfRange' }],
    [{ end: { by: 'Date', on: isoDate('2026-11-22') } }, { end: 'dateBeforeStart' }],
    [{ end: { by: 'Amount', total: minorUnits(39_99) } }, { end: 'totalTooSmall' }],
  ] as const)('%j: %j', (change, problem) => {
    expect(recurringProblem({ ...weekly, ...change }, limits)).toEqual(problem);
  });
});
