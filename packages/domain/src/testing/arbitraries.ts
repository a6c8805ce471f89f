import fc from 'fast-check';
import { type MinorUnits, minorUnits } from '../money/amounts/amount.ts';
import { largestWireAmount } from '../money/amounts/wire.ts';
import { type IsoDate, isoDate } from '../money/calendar/iso-date.ts';

/** Amounts of any size that the API can represent, small ones as often as large ones. */
export const anyAmount: fc.Arbitrary<MinorUnits> = fc
  .oneof(
    fc.integer({ min: -10_000, max: 10_000 }),
    fc.maxSafeInteger().filter((n) => Math.abs(n) <= largestWireAmount),
  )
  .map(minorUnits);

/** Amounts from zero up. */
export const anyBalance: fc.Arbitrary<MinorUnits> = anyAmount.map((amount) => minorUnits(Math.abs(amount)));

/** Typical wages: up to 10,000.00. */
export const anyWage: fc.Arbitrary<MinorUnits> = fc.nat({ max: 1_000_000 }).map(minorUnits);

/** Dates in the range that banks use. */
export const anyDate: fc.Arbitrary<IsoDate> = fc
  .date({ min: new Date('2022-01-01T00:00:00Z'), max: new Date('2045-12-31T00:00:00Z'), noInvalidDate: true })
  .map((date) => isoDate(date.toISOString().slice(0, 10)));
