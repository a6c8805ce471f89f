import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyDate } from '../../testing/arbitraries.ts';
import { addDays, dateOf, daysBetween, epochMs, isIsoDate, isoDate, weekday, yearOf } from './iso-date.ts';

describe('isoDate', () => {
  it.each(['2026-11-21', '2024-02-29', '2000-02-29', '1970-01-01', '9999-12-31'])('takes %s', (text) => {
    expect(isoDate(text)).toBe(text);
  });

  it.each([
    '2026-02-29',
    '2026-02-30',
    '1900-02-29',
    '2026-04-31',
    '2026-13-01',
    '2026-00-01',
    '2026-01-00',
    '2026-01-32',
    '2026-1-1',
    '26-01-01',
    '2026-01-01T00:00:00Z',
    ' 2026-01-01',
    '2026-01-01\n',
    '+2026-01-01',
    '',
  ])('refuses %j', (text) => {
    expect(isIsoDate(text)).toBe(false);
    expect(() => isoDate(text)).toThrow(RangeError);
  });
});

describe('epochMs', () => {
  it('takes whole milliseconds within the range of dates', () => {
    for (const instant of [0, -1, 8.64e15, -8.64e15]) expect(epochMs(instant)).toBe(instant);
    for (const instant of [0.5, Number.NaN, Number.POSITIVE_INFINITY, 8.64e15 + 1, -8.64e15 - 1]) {
      expect(() => epochMs(instant)).toThrow(RangeError);
    }
  });
});

describe('days', () => {
  it('cross the ends of months and years', () => {
    expect(addDays(isoDate('2026-12-31'), 1)).toBe('2027-01-01');
    expect(addDays(isoDate('2024-03-01'), -1)).toBe('2024-02-29');
    expect(addDays(isoDate('2026-03-07'), 2)).toBe('2026-03-09');
  });

  it('going forth and back is staying', () => {
    fc.assert(
      fc.property(anyDate, fc.integer({ min: -4000, max: 4000 }), (date, days) => {
        expect(addDays(addDays(date, days), -days)).toBe(date);
        expect((((weekday(addDays(date, days)) - weekday(date) - days) % 7) + 7) % 7).toBe(0);
      }),
    );
  });

  it('counts the days back that were added', () => {
    fc.assert(
      fc.property(anyDate, fc.integer({ min: -400, max: 400 }), (date, days) => {
        expect(daysBetween(date, addDays(date, days))).toBe(days);
      }),
    );
  });

  it('a week begins on Sunday with 0', () => {
    expect(['2026-11-21', '2026-11-22', '2026-11-23'].map((text) => weekday(isoDate(text)))).toEqual([
      6, 0, 1,
    ]);
  });

  it('a date is made of year, month and day', () => {
    expect(dateOf(2026, 1, 9)).toBe('2026-01-09');
    expect(yearOf(isoDate('2026-01-09'))).toBe(2026);
  });
});
