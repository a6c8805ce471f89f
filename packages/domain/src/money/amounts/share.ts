import { type MinorUnits, minorUnits } from './amount.ts';

const percentDigits = 4;

/**
 * Returns `percent` of an amount, truncated toward zero, so that a share is never too large. Percentages count to four decimals. Throws
 * RangeError if the percentage isn't finite.
 */
export function share(amount: MinorUnits, percent: number): MinorUnits {
  if (!Number.isFinite(percent)) throw new RangeError(`A percentage must be finite; got ${percent}.`);
  // BigInt, because amount × percent exceeds the safe range long before the result does.
  const scale = 10 ** percentDigits;
  const scaled = BigInt(amount) * BigInt(Math.round(percent * scale));
  return minorUnits(Number(scaled / BigInt(100 * scale)));
}
