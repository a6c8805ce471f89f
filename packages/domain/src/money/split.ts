import { type MinorUnits, minorUnits } from './amount.ts';

/**
 * Divides an amount into `parts` that differ by at most one cent, the larger ones first, without losing any. Throws RangeError unless
 * `parts` is a positive whole number.
 */
export function split(amount: MinorUnits, parts: number): MinorUnits[] {
  if (!Number.isSafeInteger(parts) || parts < 1) {
    throw new RangeError(`An amount is split into a positive whole number of parts; got ${parts}.`);
  }
  const remainder = amount % parts;
  const part = (amount - remainder) / parts;
  const step = Math.sign(remainder);
  return Array.from({ length: parts }, (_, index) =>
    minorUnits(index < Math.abs(remainder) ? part + step : part),
  );
}
