import { describe, expect, it } from 'vitest';
import { type PayFrequency, payFrequency } from '../enums/pay.ts';
import { addDays, type IsoDate, isoDate } from './iso-date.ts';
import { nextPaydays, payPeriodOf } from './pay-period.ts';

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
