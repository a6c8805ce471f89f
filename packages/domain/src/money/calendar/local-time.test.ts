import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyDate } from '../../testing/arbitraries.ts';
import { epochMs, isoDate } from './iso-date.ts';
import { atLocalTime, toIsoDate } from './local-time.ts';

const newYork = 'America/New_York';
const utc = (text: string) => epochMs(Date.parse(text));

describe('atLocalTime', () => {
  it.each([
    ['2026-01-15', 9, 0, newYork, '2026-01-15T14:00:00Z'],
    ['2026-07-15', 9, 0, newYork, '2026-07-15T13:00:00Z'],
    ['2026-07-15', 0, 0, 'America/Los_Angeles', '2026-07-15T07:00:00Z'],
    ['2026-07-15', 23, 59, 'America/Los_Angeles', '2026-07-16T06:59:00Z'],
    ['2026-01-15', 9, 0, 'America/St_Johns', '2026-01-15T12:30:00Z'],
    ['2026-01-15', 9, 0, 'Pacific/Honolulu', '2026-01-15T19:00:00Z'],
    ['2026-01-15', 9, 0, 'UTC', '2026-01-15T09:00:00Z'],
  ])('%s %d:%d in %s is %s', (date, hour, minute, zone, instant) => {
    expect(atLocalTime(isoDate(date), hour, minute, zone)).toBe(utc(instant));
  });

  it.each([
    [1, 59, '2026-03-08T06:59:00Z'],
    [2, 0, '2026-03-08T07:00:00Z'],
    [2, 30, '2026-03-08T07:30:00Z'],
    [3, 0, '2026-03-08T07:00:00Z'],
    [9, 0, '2026-03-08T13:00:00Z'],
  ])('on the day the clocks go forward, %d:%d is %s: a skipped time counts on', (hour, minute, instant) => {
    expect(atLocalTime(isoDate('2026-03-08'), hour, minute, newYork)).toBe(utc(instant));
  });

  it.each([
    [0, 59, '2026-11-01T04:59:00Z'],
    [1, 0, '2026-11-01T05:00:00Z'],
    [1, 30, '2026-11-01T05:30:00Z'],
    [2, 0, '2026-11-01T07:00:00Z'],
    [9, 0, '2026-11-01T14:00:00Z'],
  ])(
    'on the day the clocks go back, %d:%d is %s: of a time shown twice the first',
    (hour, minute, instant) => {
      expect(atLocalTime(isoDate('2026-11-01'), hour, minute, newYork)).toBe(utc(instant));
    },
  );

  it.each([
    [24, 0],
    [-1, 0],
    [1.5, 0],
    [9, 60],
    [9, -1],
    [9, 0.5],
  ])('refuses %d:%d', (hour, minute) => {
    expect(() => atLocalTime(isoDate('2026-01-01'), hour, minute, 'UTC')).toThrow(RangeError);
  });

  it('refuses a zone that does not exist', () => {
    expect(() => toIsoDate(epochMs(0), 'Mars/Olympus')).toThrow(RangeError);
  });
});

describe('toIsoDate', () => {
  it('changes at midnight of the place, not of the server', () => {
    expect(toIsoDate(utc('2026-11-21T04:59:59.999Z'), newYork)).toBe('2026-11-20');
    expect(toIsoDate(utc('2026-11-21T05:00:00Z'), newYork)).toBe('2026-11-21');
    expect(toIsoDate(utc('2026-11-21T23:59:59Z'), 'UTC')).toBe('2026-11-21');
    expect(toIsoDate(utc('1969-12-31T23:59:59.999Z'), 'UTC')).toBe('1969-12-31');
  });

  it('a local time lies on its own date, in every zone and season', () => {
    const zone = fc.constantFrom(
      newYork,
      'America/Vancouver',
      'America/St_Johns',
      'America/Phoenix',
      'Pacific/Honolulu',
    );
    fc.assert(
      fc.property(anyDate, fc.nat({ max: 23 }), fc.nat({ max: 59 }), zone, (date, hour, minute, timeZone) => {
        expect(toIsoDate(atLocalTime(date, hour, minute, timeZone), timeZone)).toBe(date);
      }),
    );
  });
});
