import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyAmount } from '../../testing/arbitraries.ts';
import { minorUnits } from './amount.ts';
import { fromWire, largestWireAmount, toWire } from './wire.ts';

describe('fromWire', () => {
  it.each([
    [0, 0],
    [-0, 0],
    [40, 4000],
    [40.2, 4020],
    [40.25, 4025],
    [0.29, 29],
    [0.57, 57],
    [1.15, 115],
    [4.35, 435],
    [8.2, 820],
    [1.1, 110],
    [16.08, 1608],
    [1001.1, 100_110],
    [-0.29, -29],
    [-1.15, -115],
    [9_999_999_999_999.99, 999_999_999_999_999],
  ])('reads %d exactly', (wire, minor) => {
    expect(fromWire(wire)).toBe(minor);
  });

  it.each([
    [1.005, 100],
    [1.009, 100],
    [1.999, 199],
    [-1.999, -199],
    [0.30000000000000004, 30],
    [28.999999999999996, 2899],
    [0.009, 0],
    [-0.009, 0],
    [1e-7, 0],
    [-5e-324, 0],
  ])('truncates the further decimals of %d, never rounds [validation-007]', (wire, minor) => {
    expect(fromWire(wire)).toBe(minor);
    expect(Object.is(fromWire(wire), -0)).toBe(false);
  });

  it.each([
    Number.NaN,
    Number.POSITIVE_INFINITY,
    Number.NEGATIVE_INFINITY,
    1e13,
    -1e13,
    1e21,
    Number.MAX_VALUE,
  ])('refuses %d', (wire) => {
    expect(() => fromWire(wire)).toThrow(RangeError);
  });
});

describe('toWire', () => {
  it('writes at most two decimals', () => {
    fc.assert(
      fc.property(anyAmount, (amount) => {
        expect(JSON.stringify(toWire(amount))).toMatch(/^-?\d+(\.\d{1,2})?$/);
      }),
    );
  });

  it('refuses more than 15 digits, which JSON could not carry exactly', () => {
    expect(toWire(largestWireAmount)).toBe(9_999_999_999_999.99);
    expect(() => toWire(minorUnits(largestWireAmount + 1))).toThrow(RangeError);
    expect(() => toWire(minorUnits(-largestWireAmount - 1))).toThrow(RangeError);
  });

  it('an amount that crosses the wire as JSON comes back the same', () => {
    fc.assert(
      fc.property(anyAmount, (amount) => fromWire(JSON.parse(JSON.stringify(toWire(amount)))) === amount),
    );
  });
});
