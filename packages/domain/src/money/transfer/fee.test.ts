import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyWage } from '../../testing/arbitraries.ts';
import { add, minorUnits } from '../amounts/amount.ts';
import { serviceChargeMode } from '../enums/fee.ts';
import { fee, largestAmount, serviceCharge, totalDebit } from './fee.ts';

const amount = minorUnits(4000);
const cost = minorUnits(199);
const anyMode = fc.constantFrom(...serviceChargeMode.names);

it('each speed has its fee', () => {
  const schedule = { instantFee: minorUnits(199), nextDayFee: minorUnits(0) };
  expect(fee('Instant', schedule)).toBe(199);
  expect(fee('NextDay', schedule)).toBe(0);
});

describe('service charge', () => {
  it.each([
    ['OnTop', 4199, 4000, 0],
    ['Inclusive', 4000, 3801, 0],
    ['Debit', 4000, 4000, 199],
  ] as const)(
    '%s takes %d from the balance, sends %d and charges %d to the card [money-052]',
    (mode, ...expected) => {
      const result = serviceCharge({ amount, fee: cost, mode });
      expect([result.totalDebit, result.received, result.chargedSeparately]).toEqual(expected);
      expect(totalDebit({ amount, fee: cost, mode })).toBe(expected[0]);
    },
  );

  it('no cent appears or vanishes: what is paid is what arrives and the fee', () => {
    fc.assert(
      fc.property(anyWage, anyWage, anyMode, (drawn, charged, mode) => {
        fc.pre(mode !== 'Inclusive' || charged < drawn);
        const result = serviceCharge({ amount: drawn, fee: charged, mode });
        expect(add(result.totalDebit, result.chargedSeparately)).toBe(add(result.received, charged));
      }),
    );
  });

  it('refuses an inclusive fee that leaves nothing to send', () => {
    expect(() => serviceCharge({ amount: cost, fee: cost, mode: 'Inclusive' })).toThrow(RangeError);
    expect(serviceCharge({ amount: minorUnits(200), fee: cost, mode: 'Inclusive' }).received).toBe(1);
  });

  it.each(serviceChargeMode.names)('refuses a negative fee in mode %s', (mode) => {
    expect(() => serviceCharge({ amount, fee: minorUnits(-1), mode })).toThrow(RangeError);
  });
});

describe('largestAmount', () => {
  it.each([
    ['OnTop', 4000, 3801],
    ['OnTop', 199, 0],
    ['OnTop', 198, 0],
    ['Inclusive', 4000, 4000],
    ['Debit', 4000, 4000],
    ['Debit', -1, 0],
  ] as const)('%s with %d available is %d', (mode, available, expected) => {
    expect(largestAmount(minorUnits(available), cost, mode)).toBe(expected);
  });

  it('never debits more than is available', () => {
    fc.assert(
      fc.property(anyWage, anyWage, anyMode, (available, charged, mode) => {
        const most = largestAmount(available, charged, mode);
        fc.pre(most > 0 && (mode !== 'Inclusive' || charged < most));
        expect(totalDebit({ amount: most, fee: charged, mode })).toBeLessThanOrEqual(available);
      }),
    );
  });
});
