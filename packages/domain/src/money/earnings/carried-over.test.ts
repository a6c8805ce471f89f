import { describe, expect, it } from 'vitest';
import { minorUnits } from '../amounts/amount.ts';
import { carriedOver } from './carried-over.ts';

const due = [
  { id: 'first', amount: minorUnits(100_00) },
  { id: 'second', amount: minorUnits(40_00) },
  { id: 'third', amount: minorUnits(25_00) },
];
const left = (short: number) => Object.fromEntries(carriedOver(due, minorUnits(short)));

describe('what a pay that fell short leaves for the next one', () => {
  it('is of the last transfers, and of each as much as is missing', () => {
    expect(left(0)).toEqual({});
    expect(left(20_00)).toEqual({ third: 20_00 });
    expect(left(50_00)).toEqual({ third: 25_00, second: 25_00 });
    expect(left(165_00)).toEqual({ third: 25_00, second: 40_00, first: 100_00 });
  });

  it('is never more than the transfers came to: the rest is of earlier pays', () => {
    expect(left(500_00)).toEqual(left(165_00));
    expect(carriedOver([], minorUnits(10_00)).size).toBe(0);
  });
});
