import { describe, expect, it } from 'vitest';
import { type PayFrequency, payFrequency } from '../enums/pay.ts';
import { addDays, type IsoDate, isoDate } from './iso-date.ts';
import {
  holidayOfPayday,
  nextFrequencyChange,
  nextPaydays,
  payFrequencyOn,
  payPeriodOf,
  withFrequency,
} from './pay-period.ts';

const calendar = (frequency: PayFrequency) =>
  ({ frequency, anchor: isoDate('2026-10-06'), country: 'US' }) as const;

describe('a pay period', () => {
  it.each([
    ['None', '2026-10-16', '2026-10-06', '2026-10-19', '2026-10-26'],
    ['Hourly', '2026-10-16', '2026-10-16', '2026-10-16', '2026-10-19'],
    ['Weekly', '2026-10-16', '2026-10-13', '2026-10-19', '2026-10-26'],
    ['BiWeekly', '2026-10-05', '2026-09-22', '2026-10-05', '2026-10-13'],
    ['SemiMonthly', '2026-10-15', '2026-10-01', '2026-10-15', '2026-10-20'],
    ['SemiMonthly', '2026-02-16', '2026-02-16', '2026-02-28', '2026-03-05'],
    ['Monthly', '2028-02-29', '2028-02-01', '2028-02-29', '2028-03-06'],
    ['Yearly', '2026-10-16', '2026-01-01', '2026-12-31', '2027-01-05'],
  ] as const)('%s, on %s: from %s to %s, paid on %s', (frequency, on, startsOn, endsOn, paysOn) => {
    expect(payPeriodOf(calendar(frequency), isoDate(on))).toEqual({ startsOn, endsOn, paysOn });
  });

  it.each(payFrequency.names)('%s: each day lies in one, and the next begins when one ends', (frequency) => {
    let day: IsoDate = isoDate('2025-12-20');
    let period = payPeriodOf(calendar(frequency), day);
    for (let at = 0; at < 800; at += 1) {
      day = addDays(day, 1);
      const next = payPeriodOf(calendar(frequency), day);
      if (day <= period.endsOn) expect(next).toEqual(period);
      else expect(next.startsOn).toBe(day);
      period = next;
    }
  });
});

describe('the next paydays', () => {
  it('begin with the pay of a period that is over, and go on by the frequency', () => {
    const days = (frequency: PayFrequency, from: string) =>
      nextPaydays(calendar(frequency), isoDate(from), 3).map(({ paysOn }) => paysOn);
    expect(days('BiWeekly', '2026-10-20')).toEqual(['2026-10-26', '2026-11-09', '2026-11-23']);
    expect(days('Weekly', '2026-10-20')).toEqual(['2026-10-26', '2026-11-02', '2026-11-09']);
    expect(days('SemiMonthly', '2026-10-16')).toEqual(['2026-10-20', '2026-11-05', '2026-11-20']);
    expect(days('Monthly', '2026-11-06')).toEqual(['2026-12-07', '2027-01-05', '2027-02-05']);
  });
});

describe('a payday on which banks are closed', () => {
  // Periods end on Saturdays, so that the usual payday is a Thursday: Thanksgiving, in the week of November 26.
  const thursdays = { frequency: 'Weekly', anchor: isoDate('2026-10-04'), country: 'US' } as const;
  const paid = (on: string, aroundClosedDays?: 'before' | 'after') => {
    const of = { ...thursdays, aroundClosedDays };
    const period = payPeriodOf(of, isoDate(on));
    return [period.paysOn, holidayOfPayday(of, period)];
  };

  it.each([
    ['2026-11-16', undefined, '2026-11-27', '2026-11-26'],
    ['2026-11-16', 'after', '2026-11-27', '2026-11-26'],
    ['2026-11-16', 'before', '2026-11-25', '2026-11-26'],
    ['2026-11-09', 'before', '2026-11-19', null],
  ] as const)('of the week of %s, paid %s it: %s, for the holiday on %s', (on, rule, paysOn, holiday) => {
    expect(paid(on, rule)).toEqual([paysOn, holiday]);
  });

  it('is never before the period has ended', () => {
    const daily = { ...thursdays, frequency: 'Hourly', aroundClosedDays: 'before' } as const;
    expect(payPeriodOf(daily, isoDate('2026-10-16')).paysOn).toBe('2026-10-19');
  });

  it('is told of for a holiday, not for a weekend', () => {
    const everyTwo = { frequency: 'BiWeekly', anchor: isoDate('2026-10-06'), country: 'US' } as const;
    // Sunday evening to Monday, Columbus Day.
    const columbus = payPeriodOf(everyTwo, isoDate('2026-10-05'));
    expect([columbus.paysOn, holidayOfPayday(everyTwo, columbus)]).toEqual(['2026-10-13', '2026-10-12']);
    const hourly = { ...everyTwo, frequency: 'Hourly' } as const;
    const friday = payPeriodOf(hourly, isoDate('2026-10-16'));
    expect([friday.paysOn, holidayOfPayday(hourly, friday)]).toEqual(['2026-10-19', null]);
  });
});

describe('a pay frequency that changes', () => {
  const today = isoDate('2026-10-16');
  const changed = (before: PayFrequency, after: PayFrequency) => {
    const known = calendar(before);
    return { ...known, changes: withFrequency(known, after, today) };
  };
  const period = (of: ReturnType<typeof changed>, on: string) => Object.values(payPeriodOf(of, isoDate(on)));

  it('leaves the running period as it was planned, and begins with the next', () => {
    const weekly = changed('BiWeekly', 'Weekly');
    expect(weekly.changes).toEqual([{ frequency: 'Weekly', from: '2026-10-20' }]);
    expect(period(weekly, '2026-10-19')).toEqual(['2026-10-06', '2026-10-19', '2026-10-26']);
    expect(period(weekly, '2026-10-20')).toEqual(['2026-10-20', '2026-10-26', '2026-11-02']);
    expect(period(weekly, '2026-10-27')).toEqual(['2026-10-27', '2026-11-02', '2026-11-09']);
    expect(payFrequencyOn(weekly, isoDate('2026-10-19'))).toBe('BiWeekly');
    expect(payFrequencyOn(weekly, isoDate('2026-10-20'))).toBe('Weekly');
    expect(nextFrequencyChange(weekly, today)).toEqual(weekly.changes[0]);
    expect(nextFrequencyChange(weekly, isoDate('2026-10-20'))).toBeNull();
  });

  it('begins with what is left of a month', () => {
    const monthly = changed('BiWeekly', 'Monthly');
    expect(period(monthly, '2026-10-31')).toEqual(['2026-10-20', '2026-10-31', '2026-11-05']);
    expect(period(monthly, '2026-11-01')).toEqual(['2026-11-01', '2026-11-30', '2026-12-07']);
  });

  it('pays nothing before what was earned before', () => {
    const hourly = changed('BiWeekly', 'Hourly');
    expect(period(hourly, '2026-10-20')).toEqual(['2026-10-20', '2026-10-20', '2026-10-26']);
    expect(period(hourly, '2026-10-26')).toEqual(['2026-10-26', '2026-10-26', '2026-10-27']);
    const paydays = nextPaydays(hourly, today, 3).map(({ startsOn, paysOn }) => [startsOn, paysOn]);
    expect(paydays).toEqual([
      ['2026-10-06', '2026-10-26'],
      ['2026-10-20', '2026-10-26'],
      ['2026-10-21', '2026-10-26'],
    ]);
  });

  it('is replaced by another change before it comes, and taken back by what is in force', () => {
    const weekly = changed('BiWeekly', 'Weekly');
    expect(withFrequency(weekly, 'Monthly', today)).toEqual([{ frequency: 'Monthly', from: '2026-10-20' }]);
    expect(withFrequency(weekly, 'BiWeekly', today)).toEqual([]);
    const again = withFrequency(weekly, 'BiWeekly', isoDate('2026-10-28'));
    expect(again).toEqual([...weekly.changes, { frequency: 'BiWeekly', from: '2026-11-03' }]);
    expect(withFrequency({ ...weekly, changes: again }, 'Weekly', isoDate('2026-10-28'))).toEqual(
      weekly.changes,
    );
  });

  it.each(payFrequency.names.flatMap((one) => payFrequency.names.map((other) => [one, other] as const)))(
    'from %s to %s and back: each day lies in one period, and paydays keep their order',
    (one, other) => {
      const once = changed(one, other);
      const twice = { ...once, changes: withFrequency(once, one, isoDate('2027-01-20')) };
      let day: IsoDate = isoDate('2026-09-20');
      let before = payPeriodOf(twice, day);
      for (let at = 0; at < 300; at += 1) {
        day = addDays(day, 1);
        const next = payPeriodOf(twice, day);
        if (day <= before.endsOn) expect(next).toEqual(before);
        else expect(next.startsOn).toBe(day);
        expect(next.paysOn >= before.paysOn).toBe(true);
        before = next;
      }
    },
  );
});
