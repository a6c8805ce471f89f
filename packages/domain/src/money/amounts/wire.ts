import { type MinorUnits, minorUnits } from './amount.ts';

/** The largest amount in minor units that a JSON number with two decimals represents exactly: 15 significant digits. */
export const largestWireAmount: MinorUnits = minorUnits(999_999_999_999_999);

/**
 * Converts a JSON number such as `40.25` to money. Up to two decimals are exact, further ones are truncated. Throws RangeError for NaN,
 * infinities and amounts with more than 15 digits.
 */
export function fromWire(wire: number): MinorUnits {
  if (!Number.isFinite(wire) || Math.abs(wire) > largestWireAmount / 100) {
    throw new RangeError(`Money on the wire must be a number of at most 15 digits; got ${wire}.`);
  }
  // The decimal text is what the sender wrote; multiplying by 100 is not (0.29 * 100 is 28.999…).
  const text = String(Math.abs(wire));
  if (text.includes('e')) return minorUnits(0);
  const [whole = '0', decimals = ''] = text.split('.');
  return minorUnits(Math.sign(wire) * Number(whole + decimals.slice(0, 2).padEnd(2, '0')));
}

/** Converts money to a JSON number with at most two decimals. Throws RangeError above 15 digits. */
export function toWire(amount: MinorUnits): number {
  if (Math.abs(amount) > largestWireAmount) {
    throw new RangeError(`Money on the wire has at most 15 digits; got ${amount} minor units.`);
  }
  return amount / 100;
}
