import { describe, expect, it } from 'vitest';
import { minorUnits } from '../amounts/amount.ts';
import { isoDate } from '../calendar/iso-date.ts';
import { made, openFacts } from './availability.fixtures.ts';
import { type BalanceFacts, type BoundFacts, balanceClosure, boundOf } from './bound.ts';

const { programme: _none, ...calendar } = openFacts;
const bound = (facts: Partial<BoundFacts>) =>
  boundOf({
    ...{ ...calendar, programme: {}, dailyLimit: minorUnits(300_00), drawn: minorUnits(0) },
    ...facts,
  });

describe('what bounds a transfer beside the balance', () => {
  it('is what is left of the day, never below zero', () => {
    expect(bound({ made: [made('2026-10-16', 40_00), made('2026-10-15', 90_00)] })).toEqual({
      ...{ left: 260_00, reason: 'DailyLimitExceeded', opensOn: '2026-10-17' },
    });
    expect(bound({ made: [made('2026-10-16', 400_00)] }).left).toBe(0);
  });

  it.each([
    ['day', 'MaxedOutDaily', '2026-10-17', 70_00],
    ['week', 'MaxedOutWeekly', '2026-10-19', 60_00],
    ['payPeriod', 'MaxedOutPayPeriod', '2026-10-20', 50_00],
    ['quarter', 'MaxedOutQuarter', '2027-01-01', 40_00],
  ] as const)('is what is left of a %s, where the programme says so', (span, reason, opensOn, left) => {
    const transfers = ['2026-10-16', '2026-10-12', '2026-10-06', '2026-10-01', '2026-09-30'];
    const programme = { amounts: { [span]: minorUnits(80_00) } };
    expect(bound({ programme, made: transfers.map((on) => made(on)) })).toEqual({ left, reason, opensOn });
  });

  it('is what is left of the employer’s funding, until the next payday', () => {
    const programme = { funding: minorUnits(100_00) };
    expect(bound({ programme, drawn: minorUnits(75_00) })).toEqual({
      ...{ left: 25_00, reason: 'FundsNotAvailable', opensOn: '2026-10-26' },
    });
    expect(bound({ programme, drawn: minorUnits(140_00) }).left).toBe(0);
  });

  it('is the person’s own limit where nothing else is tighter', () => {
    const own = [
      { span: 'day', amount: minorUnits(300_00), used: minorUnits(20_00), until: isoDate('2026-10-17') },
      {
        span: 'payPeriod',
        amount: minorUnits(90_00),
        used: minorUnits(100_00),
        until: isoDate('2026-10-20'),
      },
    ] as const;
    expect(bound({ own: own.slice(0, 1), made: [made('2026-10-16', 20_00)] })).toEqual({
      ...{ left: 280_00, reason: 'MaxedOutDaily', opensOn: '2026-10-17', own: 'dayLimit' },
    });
    expect(bound({ own })).toEqual({
      ...{ left: 0, reason: 'MaxedOutPayPeriod', opensOn: '2026-10-20', own: 'payPeriodLimit' },
    });
  });

  it('is the one that lasts longest of those that are equally tight', () => {
    const amounts = { week: minorUnits(0), quarter: minorUnits(0) };
    expect(bound({ programme: { amounts } }).reason).toBe('MaxedOutQuarter');
  });
});

describe('why nothing can be taken although early pay is open', () => {
  const reasonOf = (facts: Partial<BalanceFacts>) =>
    balanceClosure({
      earned: minorUnits(100_00),
      accessible: minorUnits(50_00),
      minimum: minorUnits(5_00),
      bound: bound({}),
      instruments: ['usable'],
      ...facts,
    })?.reason;
  const cents = minorUnits;

  it.each([
    [{}, undefined],
    [{ earned: cents(0), accessible: cents(0) }, 'NoEarnings'],
    [{ accessible: cents(0) }, 'MaxedOut'],
    [{ accessible: cents(4_99) }, 'BelowMinimumAmount'],
    [{ accessible: cents(5_00) }, undefined],
    [{ bound: bound({ dailyLimit: cents(4_99) }) }, 'DailyLimitExceeded'],
    [{ instruments: [] }, 'NoInstrument'],
    [{ instruments: ['closed', 'leaving'] }, 'NoInstrument'],
    [{ instruments: ['amountsDue', 'closed'] }, 'InstrumentNotVerified'],
    [{ instruments: ['amountsDue', 'linkExpired'] }, 'InstrumentDisconnected'],
    [{ instruments: ['linkExpired', 'usable'] }, undefined],
  ] as const)('%j: %s', (facts, reason) => {
    expect(reasonOf(facts)).toBe(reason);
  });
});
