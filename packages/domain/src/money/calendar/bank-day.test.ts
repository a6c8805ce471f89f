import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyDate } from '../../testing/arbitraries.ts';
import { addBankDays, isBankDay, nextBankDay } from './bank-day.ts';
import { addDays, isoDate } from './iso-date.ts';

const anyCountry = fc.constantFrom('US' as const, 'CA' as const);
const anyDays = fc.nat({ max: 30 });

describe('isBankDay', () => {
  it.each([
    ['2026-11-20', 'US', true],
    ['2026-11-21', 'US', false],
    ['2026-11-22', 'US', false],
    ['2026-11-23', 'US', true],
    ['2026-11-26', 'US', false],
    ['2026-11-26', 'CA', true],
    ['2026-10-12', 'US', false],
    ['2026-10-12', 'CA', false],
    ['2026-07-01', 'CA', false],
    ['2026-07-01', 'US', true],
    ['2026-07-03', 'US', true],
    ['2026-12-28', 'CA', false],
  ] as const)('%s in %s: %s', (date, country, expected) => {
    expect(isBankDay(isoDate(date), country)).toBe(expected);
  });
});

describe('addBankDays', () => {
  it.each([
    ['2026-11-20', 0, '2026-11-20'],
    ['2026-11-20', 1, '2026-11-23'],
    ['2026-11-21', 0, '2026-11-23'],
    ['2026-11-21', 1, '2026-11-24'],
    ['2026-11-25', 1, '2026-11-27'],
    ['2026-12-31', 1, '2027-01-04'],
    ['2026-11-20', 5, '2026-11-30'],
  ])('%s and %d bank days is %s', (date, days, expected) => {
    expect(addBankDays(isoDate(date), days, 'US')).toBe(expected);
  });

  it.each([-1, 0.5, Number.NaN, Number.POSITIVE_INFINITY])('refuses %d days', (days) => {
    expect(() => addBankDays(isoDate('2026-11-20'), days, 'US')).toThrow(RangeError);
  });

  it('ends on a bank day, and adding in two goes comes to the same', () => {
    fc.assert(
      fc.property(anyDate, anyDays, anyDays, anyCountry, (date, a, b, country) => {
        const end = addBankDays(date, a + b, country);
        expect(isBankDay(end, country)).toBe(true);
        expect(addBankDays(addBankDays(date, a, country), b, country)).toBe(end);
      }),
    );
  });
});

it('no bank day lies between a date and the next bank day, which is at most six days away', () => {
  fc.assert(
    fc.property(anyDate, anyCountry, (date, country) => {
      const next = nextBankDay(date, country);
      expect(next > date && next <= addDays(date, 6)).toBe(true);
      for (let day = addDays(date, 1); day < next; day = addDays(day, 1)) {
        expect(isBankDay(day, country)).toBe(false);
      }
    }),
  );
});
