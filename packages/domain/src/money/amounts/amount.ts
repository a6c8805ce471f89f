declare const unit: unique symbol;

/** Money as a whole number of minor units (cents), the only form used inside the product. */
export type MinorUnits = number & { readonly [unit]: 'MinorUnits' };

/** Creates an amount from a whole number of minor units. Throws RangeError unless it is a safe integer. */
export function minorUnits(count: number): MinorUnits {
  if (!Number.isSafeInteger(count)) {
    throw new RangeError(`Money must be a safe whole number of minor units; got ${count}.`);
  }
  // Adding zero turns -0 into 0, so that equal amounts are identical.
  return (count + 0) as MinorUnits;
}

/** No money. */
export const zero: MinorUnits = minorUnits(0);

/** `a + b`. Throws RangeError if the result is not exact. */
export function add(a: MinorUnits, b: MinorUnits): MinorUnits {
  return minorUnits(a + b);
}

/** `a − b`, which may be negative. Throws RangeError if the result is not exact. */
export function subtract(a: MinorUnits, b: MinorUnits): MinorUnits {
  return minorUnits(a - b);
}

/** The total of any number of amounts; zero for none. */
export function sum(amounts: Iterable<MinorUnits>): MinorUnits {
  let total = zero;
  for (const amount of amounts) total = add(total, amount);
  return total;
}

/** The smallest of the amounts. */
export function min(first: MinorUnits, ...rest: readonly MinorUnits[]): MinorUnits {
  return minorUnits(Math.min(first, ...rest));
}

/** The largest of the amounts. */
export function max(first: MinorUnits, ...rest: readonly MinorUnits[]): MinorUnits {
  return minorUnits(Math.max(first, ...rest));
}

/** Whether an amount is greater than zero. */
export function isPositive(amount: MinorUnits): boolean {
  return amount > 0;
}
