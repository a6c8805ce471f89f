import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, isoDate, minorUnits, sum } from '../money/index.ts';
import {
  areRules,
  depositProblem,
  forecast,
  goalChanges,
  goalPicture,
  goalStatus,
  isPastGoal,
  isSaving,
  milestoneOf,
  milestonePassed,
  nextDeposit,
  noRules,
  percentSaved,
  planByDate,
  planByDeposit,
  putAside,
  rhythms,
  roundUpSteps,
  type SavingRhythm,
  takesDeposits,
  thinned,
} from './index.ts';

const start = isoDate('2026-11-27');
const money = (low: number, high: number) => fc.integer({ min: low, max: high }).map(minorUnits);
const from = fc
  .record({
    target: money(10_00, 50_000_00),
    share: fc.nat({ max: 99 }),
    frequency: fc.constantFrom<SavingRhythm>('Weekly', 'Monthly', 'Daily'),
    startsOn: fc.nat({ max: 800 }).map((days) => addDays(start, days)),
  })
  .map(({ share, ...rest }) => ({ ...rest, saved: minorUnits(Math.floor((rest.target * share) / 100)) }));

const weekly = {
  ...{ target: minorUnits(600_00), saved: minorUnits(0) },
  ...({ frequency: 'Weekly', startsOn: start } as const),
};

describe('a plan', () => {
  it('"so much by then" works out the deposit, "so much each time" the day', () => {
    expect(planByDate(weekly, isoDate('2027-01-29'))).toMatchObject({ deposit: 60_00 });
    expect(planByDate(weekly, isoDate('2027-01-28'))).toMatchObject({ deposit: 66_67 });
    expect(planByDeposit(weekly, minorUnits(60_00))).toMatchObject({ endsOn: '2027-01-29' });
    expect(planByDeposit(weekly, minorUnits(59_99))).toMatchObject({ endsOn: '2027-02-05' });
    const monthly = { ...weekly, frequency: 'Monthly', startsOn: isoDate('2027-12-31') } as const;
    expect(planByDeposit(monthly, minorUnits(200_00))).toMatchObject({ endsOn: '2028-02-29' });
  });

  it('says what it cannot be', () => {
    expect(planByDate(weekly, addDays(start, -1))).toBe('endBeforeStart');
    expect(planByDate(weekly, start)).toMatchObject({ deposit: 600_00 });
    expect(planByDeposit(weekly, minorUnits(0))).toBe('depositTooSmall');
    expect(planByDeposit(weekly, minorUnits(1))).toBe('tooManyDeposits');
    expect(planByDate({ ...weekly, frequency: 'Daily' }, isoDate('2031-11-27'))).toBe('tooManyDeposits');
    const bounds = { least: minorUnits(5_00), most: minorUnits(200_00) };
    const problem = (deposit: number, target = 600_00) =>
      depositProblem({ deposit: minorUnits(deposit), target: minorUnits(target) }, bounds);
    expect([4_99, 5_00, 200_00, 200_01].map((deposit) => problem(deposit))).toEqual([
      ...['depositTooSmall', null, null, 'depositTooLarge'],
    ]);
    expect(problem(3_00, 3_00)).toBeNull();
  });

  it('has at most a deposit for every day of four years', () => {
    const daily = { ...weekly, frequency: 'Daily' } as const;
    expect(planByDate(daily, addDays(start, 1460))).toMatchObject({ endsOn: addDays(start, 1460) });
    expect(planByDate(daily, addDays(start, 1461))).toBe('tooManyDeposits');
    const by = (target: number) => planByDeposit({ ...daily, target: minorUnits(target) }, minorUnits(1));
    expect(by(1461)).toMatchObject({ endsOn: addDays(start, 1460) });
    expect(by(1462)).toBe('tooManyDeposits');
    const never = forecast({ ...daily, deposit: minorUnits(0) }, { saved: minorUnits(0), after: start });
    expect(never).toHaveLength(1461);
  });

  it('asks for nothing more where more than the goal is saved', () => {
    const rich = { ...weekly, saved: minorUnits(700_00) };
    expect(planByDate(rich, addDays(start, 7))).toMatchObject({ deposit: 0 });
    expect(planByDeposit(rich, minorUnits(10_00))).toMatchObject({ endsOn: start });
  });

  it('is made each payday, weekly, monthly or daily', () => {
    expect(rhythms).toEqual(['Payday', 'Weekly', 'Monthly', 'Daily']);
  });

  it('on paydays goes by the employer’s days, as far as they are known', () => {
    // Every other Friday; the day before a holiday once.
    const paydays = ['2026-11-20', '2026-12-04', '2026-12-18', '2026-12-31', '2027-01-15'].map(isoDate);
    const each = { ...weekly, frequency: 'Payday', paydays } as const;
    const plan = planByDeposit(each, minorUnits(200_00));
    expect(plan).toMatchObject({ frequency: 'Payday', endsOn: '2026-12-31' });
    if (typeof plan === 'string') throw new Error(plan);
    const points = forecast(plan, { saved: minorUnits(0), after: addDays(start, -1) });
    expect(points).toEqual([
      { on: '2026-12-04', total: 200_00 },
      { on: '2026-12-18', total: 400_00 },
      { on: '2026-12-31', total: 600_00 },
    ]);
    expect(nextDeposit(plan, { saved: minorUnits(500_00), after: isoDate('2026-12-18') })).toEqual({
      ...{ on: '2026-12-31', amount: 100_00 },
    });
    expect(nextDeposit(plan, { saved: minorUnits(0), after: isoDate('2027-01-15') })).toBeNull();
    expect(planByDate(each, isoDate('2027-01-15'))).toMatchObject({ deposit: 150_00 });
    expect(planByDate(each, isoDate('2026-12-03'))).toBe('endBeforeStart');
    expect(planByDate(each, isoDate('2027-01-16'))).toBe('tooManyDeposits');
    expect(planByDeposit(each, minorUnits(100_00))).toBe('tooManyDeposits');
  });

  it('saves the goal exactly, no cent more, by its day', () => {
    fc.assert(
      fc.property(from, fc.integer({ min: 0, max: 900 }), (goal, days) => {
        const plan = planByDate(goal, addDays(goal.startsOn, days));
        if (typeof plan === 'string') throw new Error(plan);
        const points = forecast(plan, { saved: goal.saved, after: addDays(goal.startsOn, -1) });
        expect(points.at(-1)?.total).toBe(goal.target);
        expect(points.at(-1)?.on.localeCompare(plan.endsOn)).toBeLessThanOrEqual(0);
        const again = planByDeposit(goal, plan.deposit);
        expect(again).toMatchObject({ endsOn: points.at(-1)?.on });
        const smaller = planByDeposit(goal, minorUnits(plan.deposit - 1));
        if (typeof smaller !== 'string' && smaller.endsOn <= plan.endsOn)
          throw new Error('A smaller deposit would have done.');
      }),
    );
  });

  it('is forecast as it comes: deposit by deposit, nothing is created or lost', () => {
    fc.assert(
      fc.property(from, fc.integer({ min: 1, max: 40 }), (goal, times) => {
        const plan = planByDeposit(goal, minorUnits(Math.ceil((goal.target - goal.saved) / times)));
        if (typeof plan === 'string') throw new Error(plan);
        const made = [];
        let now = { saved: goal.saved, after: addDays(goal.startsOn, -1) };
        for (let next = nextDeposit(plan, now); next; next = nextDeposit(plan, now)) {
          now = { saved: minorUnits(now.saved + next.amount), after: next.on };
          made.push({ on: next.on, total: now.saved, amount: next.amount });
        }
        expect(made.map(({ amount: _, ...point }) => point)).toEqual(
          forecast(plan, { saved: goal.saved, after: addDays(goal.startsOn, -1) }),
        );
        expect(sum(made.map(({ amount }) => amount)) + goal.saved).toBe(goal.target);
        expect(made.at(-1)?.on).toBe(plan.endsOn);
      }),
    );
  });

  it('has a chart of a few points, the first and the last among them', () => {
    const points = forecast(
      { ...weekly, deposit: minorUnits(10_00) },
      { saved: minorUnits(0), after: start },
    );
    const few = thinned(points, 6);
    expect(few).toHaveLength(6);
    expect([few[0], few.at(-1)]).toEqual([points[0], points.at(-1)]);
    expect(thinned(few, 6)).toBe(few);
    expect(points[0]?.on).toBe('2026-12-04');
  });
});

describe('a goal', () => {
  it('has one of eight pictures, each by its number', () => {
    expect(goalPicture.names.map((name) => `${goalPicture.toWire(name)} ${name}`)).toEqual([
      ...['0 RainyDay', '1 Trip', '2 Home', '3 Car', '4 Family', '5 Learning', '6 Gift', '7 Other'],
    ]);
  });

  it('can be paused and resumed, changed and cancelled, and put away once it is empty', () => {
    const can = (balance: number) =>
      Object.fromEntries(goalStatus.names.map((one) => [one, goalChanges(one, minorUnits(balance)).join()]));
    expect(can(0)).toEqual({
      ...{ Ongoing: 'pause,change,cancel', Paused: 'resume,change,cancel', Resumed: 'pause,change,cancel' },
      ...{ Cancelled: 'archive', Archived: '', Achieved: 'archive' },
    });
    expect(can(1)).toMatchObject({ Cancelled: '', Achieved: '', Ongoing: 'pause,change,cancel' });
    expect(goalStatus.names.filter(isSaving)).toEqual(['Ongoing', 'Resumed']);
    expect(goalStatus.names.filter(takesDeposits)).toEqual(['Ongoing', 'Paused', 'Resumed']);
    expect(goalStatus.names.filter(isPastGoal)).toEqual(['Archived']);
  });

  it('is halfway at half, almost there at nine tenths, achieved when all is there', () => {
    const at = (saved: number) => milestoneOf(minorUnits(saved), minorUnits(200_00));
    expect([99_99, 100_00, 179_99, 180_00, 199_99, 200_00, 250_00].map(at)).toEqual([
      ...[null, 'halfway', 'halfway', 'almostThere', 'almostThere', 'achieved', 'achieved'],
    ]);
    const passed = (saved: number, to: number) =>
      milestonePassed({ from: minorUnits(saved), to: minorUnits(to) }, minorUnits(200_00));
    expect(passed(0, 100_00)).toBe('halfway');
    expect(passed(100_00, 120_00)).toBeNull();
    expect(passed(50_00, 190_00)).toBe('almostThere');
    expect(passed(190_00, 50_00)).toBeNull();
    expect(passed(0, 10_00)).toBeNull();
    const percent = (saved: number) => percentSaved(minorUnits(saved), minorUnits(200_00));
    expect([0, 199_99, 200_00, 300_00].map(percent)).toEqual([0, 99, 100, 100]);
  });
});

describe('what is put aside of an early transfer', () => {
  const of = (amount: number, roundUpTo: number | null, part: number | null) =>
    putAside(minorUnits(amount), { roundUpTo: roundUpTo === null ? null : minorUnits(roundUpTo), part });

  it('is what is missing to a round amount, a part, or both', () => {
    expect(of(42_99, 1_00, null)).toBe(1);
    expect(of(42_99, 5_00, null)).toBe(2_01);
    expect(of(40_00, 5_00, null)).toBe(0);
    expect(of(42_99, null, 5)).toBe(2_14);
    expect(of(42_99, 10_00, 10)).toBe(7_01 + 4_29);
    expect(of(42_99, null, null)).toBe(0);
  });

  it('rounds to a whole step and no further', () => {
    fc.assert(
      fc.property(money(1, 500_00), fc.constantFrom(...roundUpSteps), (amount, step) => {
        const more = of(amount, step, null);
        expect((amount + more) % step).toBe(0);
        expect(more).toBeLessThan(step);
      }),
    );
  });

  it('follows the rules that can be chosen', () => {
    expect(areRules({ roundUpTo: minorUnits(5_00), part: 10 })).toBe(true);
    expect(areRules({ roundUpTo: minorUnits(3_00), part: null })).toBe(false);
    expect(areRules({ roundUpTo: null, part: 50 })).toBe(false);
    expect(areRules({ roundUpTo: null, part: 5 })).toBe(true);
    expect(areRules({ roundUpTo: minorUnits(1_00), part: null })).toBe(true);
    expect(noRules).toEqual({ roundUpTo: null, part: null });
    expect(areRules(noRules)).toBe(true);
  });
});
