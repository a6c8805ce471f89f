import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { holidays } from './holidays.ts';
import { addDays, type IsoDate, isoDate, weekday, yearOf } from './iso-date.ts';

const dates = (country: 'US' | 'CA', year: number) =>
  holidays(country, year).map(({ date }) => date.slice(5));

function dayOf(country: 'US' | 'CA', year: number, name: string): IsoDate | undefined {
  return holidays(country, year).find((holiday) => holiday.name === name)?.date;
}

describe('holidays of the United States', () => {
  it.each([
    [2025, '01-01 01-20 02-17 05-26 06-19 07-04 09-01 10-13 11-11 11-27 12-25'],
    [2026, '01-01 01-19 02-16 05-25 06-19 07-04 09-07 10-12 11-11 11-26 12-25'],
    [2027, '01-01 01-18 02-15 05-31 06-19 07-05 09-06 10-11 11-11 11-25 12-25'],
    [2028, '01-01 01-17 02-21 05-29 06-19 07-04 09-04 10-09 11-11 11-23 12-25'],
  ])('are those of the Federal Reserve in %d', (year, expected) => {
    expect(dates('US', year).join(' ')).toBe(expected);
  });

  it('on a Sunday move to Monday', () => {
    expect(dayOf('US', 2023, "New Year's Day")).toBe('2023-01-02');
    expect(dayOf('US', 2027, 'Independence Day')).toBe('2027-07-05');
  });

  it('on a Saturday are not made up for', () => {
    expect(dayOf('US', 2026, 'Independence Day')).toBe('2026-07-04');
    expect(dayOf('US', 2028, "New Year's Day")).toBe('2028-01-01');
  });
});

describe('holidays of Canada', () => {
  it.each([
    [2025, '01-01 04-18 05-19 07-01 09-01 09-30 10-13 11-11 12-25 12-26'],
    [2026, '01-01 04-03 05-18 07-01 09-07 09-30 10-12 11-11 12-25 12-28'],
    [2027, '01-01 03-26 05-24 07-01 09-06 09-30 10-11 11-11 12-27 12-28'],
    [2022, '01-03 04-15 05-23 07-01 09-05 09-30 10-10 11-11 12-26 12-27'],
    [2023, '01-02 04-07 05-22 07-03 09-04 10-02 10-09 11-13 12-25 12-26'],
  ])('are the federal bank holidays in %d', (year, expected) => {
    expect(dates('CA', year).join(' ')).toBe(expected);
  });

  it('Christmas on a Sunday is made up for after Boxing Day', () => {
    expect(dayOf('CA', 2022, 'Boxing Day')).toBe('2022-12-26');
    expect(dayOf('CA', 2022, 'Christmas Day')).toBe('2022-12-27');
  });

  it('leave out those of the provinces', () => {
    expect(holidays('CA', 2026).map(({ name }) => name)).not.toContain('Family Day');
  });

  it.each([
    [1981, '04-17'],
    [2000, '04-21'],
    [2008, '03-21'],
    [2024, '03-29'],
    [2038, '04-23'],
    [2049, '04-16'],
    [2076, '04-17'],
    [2100, '03-26'],
  ])('Good Friday of %d is %s', (year, expected) => {
    expect(dayOf('CA', year, 'Good Friday')).toBe(`${year}-${expected}`);
  });
});

it('every year has all its holidays, each on a day of its own, in order, within the year', () => {
  fc.assert(
    fc.property(
      fc.constantFrom('US' as const, 'CA' as const),
      fc.integer({ min: 2022, max: 2199 }),
      (country, year) => {
        const found = holidays(country, year).map(({ date }) => date);
        expect(found).toHaveLength(country === 'US' ? 11 : 10);
        expect(found).toEqual([...new Set(found)].toSorted());
        expect(found.every((date) => yearOf(date) === year)).toBe(true);
        if (country === 'CA') expect(found.every((date) => weekday(date) % 6 !== 0)).toBe(true);
        else expect(found.every((date) => weekday(date) !== 0)).toBe(true);
      },
    ),
  );
});

it('Good Friday is always a Friday between 20 March and 23 April', () => {
  for (let year = 1900; year < 2200; year += 1) {
    const friday = dayOf('CA', year, 'Good Friday') ?? isoDate('1900-01-01');
    expect(weekday(friday)).toBe(5);
    expect(friday >= `${year}-03-20` && addDays(friday, 2) <= `${year}-04-25`).toBe(true);
  }
});
