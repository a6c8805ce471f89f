import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyDate } from '../../testing/arbitraries.ts';
import { arrival, departure, instantArrivalMinutes, quoteEnd, type TransferMoment } from './arrival.ts';
import { isBankDay } from './bank-day.ts';
import { epochMs, isoDate } from './iso-date.ts';
import { atLocalTime } from './local-time.ts';

const timeZone = 'America/New_York';

function moment(
  date: string,
  hour: number,
  minute: number,
  other: Partial<TransferMoment> = {},
): TransferMoment {
  return {
    speed: 'NextDay',
    now: atLocalTime(isoDate(date), hour, minute, timeZone),
    country: 'US',
    timeZone,
    cutOff: { hour: 17, minute: 30 },
    ...other,
  };
}

describe('arrival of a next-day transfer', () => {
  it.each([
    ['Thursday before the cut-off', '2026-11-19', 17, 29, '2026-11-20'],
    ['Thursday at the cut-off', '2026-11-19', 17, 30, '2026-11-23'],
    ['Thursday just after midnight', '2026-11-19', 0, 0, '2026-11-20'],
    ['Friday before the cut-off', '2026-11-20', 9, 0, '2026-11-23'],
    ['Friday after the cut-off', '2026-11-20', 23, 59, '2026-11-24'],
    ['Saturday early', '2026-11-21', 1, 0, '2026-11-24'],
    ['Saturday late', '2026-11-21', 23, 0, '2026-11-24'],
    ['Sunday', '2026-11-22', 12, 0, '2026-11-24'],
    ['the day before Thanksgiving', '2026-11-25', 9, 0, '2026-11-27'],
    ['Thanksgiving', '2026-11-26', 9, 0, '2026-11-30'],
    ["New Year's Eve", '2026-12-31', 9, 0, '2027-01-04'],
  ])('made on %s (%s %d:%d) is at nine on %s', (_, date, hour, minute, expected) => {
    expect(arrival(moment(date, hour, minute))).toEqual({
      date: expected,
      at: atLocalTime(isoDate(expected), 9, 0, timeZone),
    });
  });

  it('follows the bank holidays of the country', () => {
    expect(arrival(moment('2026-06-30', 9, 0, { country: 'CA' })).date).toBe('2026-07-02');
    expect(arrival(moment('2026-06-30', 9, 0)).date).toBe('2026-07-01');
  });

  it('is at nine by the clock also when the clocks change in between', () => {
    expect(arrival(moment('2026-03-06', 9, 0)).at).toBe(Date.parse('2026-03-09T13:00:00Z'));
    expect(arrival(moment('2026-10-30', 9, 0)).at).toBe(Date.parse('2026-11-02T14:00:00Z'));
  });

  it('is on a bank day, after it has left, and no earlier for waiting longer', () => {
    const anyMinutes = fc.nat({ max: 1439 });
    fc.assert(
      fc.property(
        anyDate,
        anyMinutes,
        fc.nat({ max: 5000 }),
        fc.constantFrom('US' as const, 'CA' as const),
        (...drawn) => {
          const [date, minutes, wait, country] = drawn;
          const now = moment(date, Math.floor(minutes / 60), minutes % 60, { country });
          const later = { ...now, now: epochMs(now.now + wait * 60_000) };
          expect(isBankDay(arrival(now).date, country)).toBe(true);
          expect(arrival(now).at).toBeGreaterThan(departure(now));
          expect(departure(now)).toBeGreaterThan(now.now);
          expect(arrival(later).at).toBeGreaterThanOrEqual(arrival(now).at);
        },
      ),
    );
  });
});

describe('arrival of an instant transfer', () => {
  it('is within thirty minutes on any day, holidays and weekends included', () => {
    expect(instantArrivalMinutes).toBe(30);
    for (const date of ['2026-11-19', '2026-11-21', '2026-11-26']) {
      const made = moment(date, 22, 0, { speed: 'Instant' });
      expect(arrival(made)).toEqual({ date, at: made.now + 30 * 60_000 });
    }
  });

  it('has the date of the place when it arrives after midnight', () => {
    expect(arrival(moment('2026-11-21', 23, 29, { speed: 'Instant' })).date).toBe('2026-11-21');
    expect(arrival(moment('2026-11-21', 23, 30, { speed: 'Instant' })).date).toBe('2026-11-22');
  });
});

describe('departure', () => {
  it('of an instant transfer is now', () => {
    const made = moment('2026-11-21', 22, 0, { speed: 'Instant' });
    expect(departure(made)).toBe(made.now);
  });

  it.each([
    ['2026-11-19', 17, 29, '2026-11-19'],
    ['2026-11-19', 17, 30, '2026-11-20'],
    ['2026-11-21', 12, 0, '2026-11-23'],
  ])('of a next-day transfer made %s %d:%d is the cut-off of %s', (date, hour, minute, expected) => {
    expect(departure(moment(date, hour, minute))).toBe(atLocalTime(isoDate(expected), 17, 30, timeZone));
  });
});

describe('a quote', () => {
  const lasting = 15;

  it.each([
    ['long before the cut-off', 9, 0, {}, [9, 15]],
    ['shortly before the cut-off', 17, 20, {}, [17, 30]],
    ['so that both end together', 17, 15, {}, [17, 30]],
    ['at the cut-off', 17, 30, {}, [17, 45]],
    ['shortly before the cut-off, instant', 17, 20, { speed: 'Instant' as const }, [17, 35]],
  ])(
    'made %s is good for its minutes, or until the cut-off',
    (_, hour, minute, other, [endHour, endMinute]) => {
      const end = atLocalTime(isoDate('2026-11-19'), endHour ?? 0, endMinute ?? 0, timeZone);
      expect(quoteEnd(moment('2026-11-19', hour, minute, other), lasting)).toBe(end);
    },
  );

  it('ends before the arrival that it promises would change, whenever it is made', () => {
    fc.assert(
      fc.property(
        anyDate,
        fc.nat({ max: 1439 }),
        fc.nat({ max: lasting * 60_000 }),
        (date, minutes, wait) => {
          const made = moment(date, Math.floor(minutes / 60), minutes % 60);
          const used = { ...made, now: epochMs(made.now + wait) };
          expect(quoteEnd(made, lasting)).toBeGreaterThan(made.now);
          if (used.now < quoteEnd(made, lasting)) expect(arrival(used)).toEqual(arrival(made));
        },
      ),
    );
  });
});
