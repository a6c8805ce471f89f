import * as z from 'zod/mini';

/** The largest amount that a call carries, in whole currency units, either sign. */
export const maxWireAmount = 1_000_000_000;

/** Whether a number is written with two decimals at most, as money on the wire is. */
export function hasAtMostTwoDecimals(value: number): boolean {
  return Number(value.toFixed(2)) === value;
}

/** Money on the wire: whole currency units with at most two decimals, `40.25`. */
export const wireAmount = z
  .number()
  .check(
    z.gte(-maxWireAmount),
    z.lte(maxWireAmount),
    z.refine(hasAtMostTwoDecimals, { error: 'An amount has at most two decimals.' }),
  );

/** A calendar day, `2026-11-20`. */
export const wireDate = z.iso.date();

/** A moment in UTC, `2026-11-20T15:04:05Z`. */
export const wireInstant = z.iso.datetime().check(z.maxLength(40));

/** A member of an enumeration as its API number. Unknown numbers pass: the domain decides about them. */
export const wireNumber = z.int().check(z.gte(0));

/** The largest number of a record: a signed integer of 32 bits. */
const largestId = 2 ** 31 - 1;

/** A record's number; 0 stands for one that is not stored yet. */
export const wireId = z.int().check(z.gte(0), z.lte(largestId));

/** Numbers of records: as many as anything is about at once. */
export const wireIds = z.array(wireId).check(z.maxLength(100));

/** A name that the server or a service behind it has given something, such as a ride. */
export const wireName = z.string().check(z.maxLength(100));

/** A number in an address: a browser sends a number, and the server reads its digits. */
export const pathNumber = z.union([wireId, z.string().check(z.regex(/^\d{1,10}$/))]);
