import fc from 'fast-check';
import { expect, it } from 'vitest';
import { anyWage } from '../../testing/arbitraries.ts';
import { minorUnits } from '../amounts/amount.ts';
import { leftOnPayday } from './left-on-payday.ts';

it.each([
  [100_000, 0, 0, 0, 100_000],
  [100_000, 4_000, 2_000, 199, 93_801],
  [5_000, 1_000, 4_000, 0, 0],
  [5_000, 1_000, 4_000, 1, 0],
  [0, 1, 1, 1, 0],
])('of %d with %d taken, taking %d for %d leaves %d', (expectedNetPay, alreadyTaken, amount, fee, left) => {
  const input = {
    expectedNetPay: minorUnits(expectedNetPay),
    alreadyTaken: minorUnits(alreadyTaken),
    amount: minorUnits(amount),
    fee: minorUnits(fee),
  };
  expect(leftOnPayday(input)).toBe(left);
});

it('is never negative and never more than what was expected', () => {
  const anyOutlook = fc.record({
    expectedNetPay: anyWage,
    alreadyTaken: anyWage,
    amount: anyWage,
    fee: anyWage,
  });
  fc.assert(
    fc.property(anyOutlook, (outlook) => {
      const left = leftOnPayday(outlook);
      expect(left >= 0 && left <= outlook.expectedNetPay).toBe(true);
    }),
  );
});
