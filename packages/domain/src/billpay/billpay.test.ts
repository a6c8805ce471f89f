import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, isBankDay, isoDate, minorUnits, nextBankDay } from '../money/index.ts';
import {
  type BillPlan,
  billChanges,
  billDays,
  billPlanProblem,
  canTraceBecome,
  firstPayDay,
  isDueSoon,
  isWithinAutopay,
  lastPayDay,
  reminderDays,
} from './index.ts';

const plan: BillPlan = {
  ...{
    amount: minorUnits(40_00),
    dueOn: isoDate('2027-01-31'),
    frequency: 'Monthly',
    endsOn: null,
    times: 3,
  },
};

describe('the days of a bill', () => {
  it.each([
    [{}, ['2027-01-31', '2027-02-28', '2027-03-31']],
    [{ frequency: null }, ['2027-01-31']],
    [{ times: 0, endsOn: isoDate('2027-02-28') }, ['2027-01-31', '2027-02-28']],
    [{ times: 3, endsOn: isoDate('2027-02-27') }, ['2027-01-31']],
    [{ frequency: 'Weekly', times: 2 }, ['2027-01-31', '2027-02-07']],
  ] as const)('%j', (change, days) => {
    expect(billDays({ ...plan, ...change })).toEqual(days);
  });

  it('are 60 without an end', () => {
    expect(billDays({ ...plan, times: 0 })).toHaveLength(60);
    expect(billDays({ ...plan, frequency: 'Weekly', times: 0, endsOn: isoDate('2028-12-31') })).toHaveLength(
      60,
    );
  });
});

describe('what is wrong with a bill', () => {
  const bounds = { least: minorUnits(5_00), most: minorUnits(500_00), earliest: isoDate('2027-01-31') };
  it.each([
    [{}, null],
    [{ times: 0 }, null],
    [{ times: 60 }, null],
    [{ times: 61 }, { end: 'timesOutOfRange' }],
    [{ times: -1 }, { end: 'timesOutOfRange' }],
    [{ times: 1.5 }, { end: 'timesOutOfRange' }],
    [{ endsOn: isoDate('2027-01-30') }, { end: 'endBeforeDue' }],
    [{ endsOn: isoDate('2027-01-31') }, null],
    [{ amount: minorUnits(4_99) }, { amount: 'amountOutOfRange' }],
    [{ amount: minorUnits(500_01) }, { amount: 'amountOutOfRange' }],
    [{ amount: minorUnits(500_00) }, null],
    [{ amount: minorUnits(5_00) }, null],
    [{ dueOn: isoDate('2027-01-30') }, { dueOn: 'dueTooEarly' }],
  ] as const)('%j: %j', (change, problem) => {
    expect(billPlanProblem({ ...plan, ...change }, bounds)).toEqual(problem);
  });
});

describe('the last day to pay', () => {
  it.each([
    ['a Wednesday: the Tuesday', '2026-10-21', '2026-10-20'],
    ['a Monday: the Friday', '2026-10-26', '2026-10-23'],
    ['a Saturday: there on Friday, sent on Thursday', '2026-10-24', '2026-10-22'],
    ['the day after Thanksgiving: the Wednesday', '2026-11-27', '2026-11-25'],
    ['Christmas: there on the day before', '2026-12-25', '2026-12-23'],
  ])('for a bill due on %s', (_, due, day) => {
    expect(lastPayDay(isoDate(due), 'US')).toBe(day);
  });

  it('is a bank day, and what leaves then is there in time, but not what leaves a bank day later', () => {
    const days = fc.nat({ max: 3000 }).map((count) => addDays(isoDate('2026-01-01'), count));
    fc.assert(
      fc.property(days, fc.constantFrom('US' as const, 'CA' as const), (due, country) => {
        const day = lastPayDay(due, country);
        expect(isBankDay(day, country)).toBe(true);
        const there = nextBankDay(day, country);
        expect(there <= due).toBe(true);
        expect(nextBankDay(there, country) > due).toBe(true);
      }),
    );
  });
});

it.each([
  ['a Wednesday, that day', '2026-10-21', '2026-10-21'],
  ['a Saturday, the Monday', '2026-10-24', '2026-10-26'],
  ['Christmas, the Monday after it', '2026-12-25', '2026-12-28'],
])('the first day to pay from %s', (_, from, day) => {
  expect(firstPayDay(isoDate(from), 'US')).toBe(day);
});

describe('one bill', () => {
  it('is paid, put off, and marked as long as it is open; what is paid can be traced, and what is marked opened again', () => {
    expect(billChanges('open')).toEqual(['pay', 'schedule', 'markPaid']);
    expect(billChanges('scheduled')).toEqual(['pay', 'cancelPayment', 'markPaid']);
    expect(billChanges('paid')).toEqual(['trace']);
    expect(billChanges('markedPaid')).toEqual(['markOpen']);
    expect(billChanges('cancelled')).toEqual([]);
  });

  it('counts while it waits, when it is overdue or due within 30 days', () => {
    const today = isoDate('2026-10-16');
    const soon = (state: 'open' | 'scheduled' | 'paid', day: string) =>
      isDueSoon({ state, dueOn: isoDate(day) }, today);
    expect([soon('open', '2026-11-15'), soon('open', '2026-11-16'), soon('open', '2026-10-01')]).toEqual([
      true,
      false,
      true,
    ]);
    expect([soon('scheduled', '2026-10-20'), soon('paid', '2026-10-20')]).toEqual([true, false]);
  });

  it('is paid by itself up to the limit', () => {
    const limit = minorUnits(50_00);
    expect([50_00, 50_01].map((amount) => isWithinAutopay(minorUnits(amount), limit))).toEqual([true, false]);
    expect(isWithinAutopay(minorUnits(50_01), null)).toBe(true);
  });
});

it('its person can be reminded a day, three days or a week before', () => {
  expect(reminderDays).toEqual([1, 3, 7]);
});

it('a trace goes from asked to the biller to its end', () => {
  expect(canTraceBecome('asked', 'withBiller')).toBe(true);
  expect(canTraceBecome('asked', 'found')).toBe(false);
  expect([canTraceBecome('withBiller', 'found'), canTraceBecome('withBiller', 'sentBack')]).toEqual([
    true,
    true,
  ]);
  expect(canTraceBecome('found', 'sentBack')).toBe(false);
});
