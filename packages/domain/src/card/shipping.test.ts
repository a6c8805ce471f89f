import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, isoDate } from '../money/index.ts';
import { anyDate } from '../testing/arbitraries.ts';
import { shippingStatus, shippingSteps } from './shipping.ts';

const ordered = isoDate('2026-11-20');

describe('shippingStatus', () => {
  it.each([
    [0, 'Pending'],
    [1, 'Pending'],
    [2, 'Shipped'],
    [6, 'Shipped'],
    [7, 'Arrived'],
    [90, 'Arrived'],
  ] as const)('after %i days is %s', (days, status) => {
    expect(shippingStatus(ordered, addDays(ordered, days))).toBe(status);
  });
});

describe('shippingSteps', () => {
  it('are the four of the documents, each with its day', () => {
    expect(shippingSteps(ordered, addDays(ordered, 2))).toEqual([
      { name: 'applied', on: '2026-11-20', isDone: true },
      { name: 'printed', on: '2026-11-21', isDone: true },
      { name: 'shipped', on: '2026-11-22', isDone: true },
      { name: 'arrived', on: '2026-11-27', isDone: false },
    ]);
  });

  it('are done in their order, and agree with the status', () => {
    fc.assert(
      fc.property(anyDate, fc.nat({ max: 30 }), (day, days) => {
        const today = addDays(day, days);
        const done = shippingSteps(day, today).map(({ isDone }) => isDone);
        expect(done).toEqual(done.toSorted((a, b) => Number(b) - Number(a)));
        expect(done[3]).toBe(shippingStatus(day, today) === 'Arrived');
        expect(done[2]).toBe(shippingStatus(day, today) !== 'Pending');
      }),
    );
  });
});
