import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isoDate, minorUnits } from '../money/index.ts';
import { categoryOf, isSpendCategory, merchantKey, nudgeOf, safeToSpend } from './index.ts';

describe('what a purchase was for', () => {
  it.each([
    ['SQ *CORNER BAKERY 0423', 'EatingOut'],
    ['Café Río', 'EatingOut'],
    ['FRESH MARKET #118', 'Groceries'],
    ['City Power & Light', 'Bills'],
    ['METRO TRANSIT 77', 'Transport'],
    ['Elm Street Pharmacy', 'Health'],
    ['STREAMLY', 'Fun'],
    ['Northway Electronics', 'Shopping'],
    ['Maple Court Apartments', 'Home'],
    ['ZQX HOLDINGS', 'Other'],
  ])('%s: %s', (merchant, category) => {
    expect(categoryOf(merchant)).toBe(category);
  });

  it('is what its person says, for every shop of the merchant', () => {
    const corrections = new Map([[merchantKey('ZQX Holdings 12'), 'Health' as const]]);
    expect(categoryOf('ZQX HOLDINGS #7', corrections)).toBe('Health');
    expect(categoryOf('ZQY HOLDINGS', corrections)).toBe('Other');
  });

  it('knows a category from another word', () => {
    expect([isSpendCategory('Other'), isSpendCategory('other')]).toEqual([true, false]);
  });
});

describe('what can be spent', () => {
  const days = { today: isoDate('2026-10-16'), payday: isoDate('2026-10-20') };
  it('is what is there without the bills until payday, in equal days', () => {
    const parts = { available: minorUnits(100_00), held: minorUnits(20_03), bills: minorUnits(40_00) };
    expect(safeToSpend(parts, days)).toEqual({ ...parts, total: 80_03, days: 4, perDay: 20_00 });
  });

  it('is never below zero, and the days never come to more than all of it', () => {
    const amount = fc.nat({ max: 1_000_00 }).map(minorUnits);
    fc.assert(
      fc.property(amount, amount, amount, (available, held, bills) => {
        const { total, perDay, days: count } = safeToSpend({ available, held, bills }, days);
        expect(total).toBe(Math.max(0, available + held - bills));
        expect(perDay * count).toBeLessThanOrEqual(total);
        expect(total - perDay * count).toBeLessThan(count);
      }),
    );
  });

  it('on payday itself is all of it', () => {
    const parts = { available: minorUnits(10_00), held: minorUnits(0), bills: minorUnits(0) };
    expect(safeToSpend(parts, { ...days, today: days.payday })).toMatchObject({ days: 1, perDay: 10_00 });
  });
});

it.each([
  [79_99, null],
  [80_00, 'near'],
  [100_00, 'near'],
  [100_01, 'past'],
] as const)('%i of a limit of 10000: %s', (spent, nudge) => {
  expect(nudgeOf(minorUnits(spent), minorUnits(100_00))).toBe(nudge);
  expect(nudgeOf(minorUnits(spent), null)).toBeNull();
});

describe('the name of a merchant', () => {
  it.each([
    ['accents and case', 'CAFÉ Olé', 'cafe ole'],
    ['the terminal of a payment', 'SQ *Blue Bottle', 'blue bottle'],
    ['a terminal without spaces', 'TST*Corner', 'corner'],
    ['a terminal with two stars', 'py ** Corner', 'corner'],
    ['the number of a shop', 'Corner #0042', 'corner'],
    ['numbers, which stand for a space', 'Corner12*34West', 'corner west'],
    ['spaces', '  Corner \t  West ', 'corner west'],
  ])('is compared without %s', (_, name, key) => {
    expect(merchantKey(name)).toBe(key);
  });

  it('keeps what only looks like a terminal', () => {
    expect(merchantKey('My sq * shop')).toBe('my sq * shop');
  });
});
