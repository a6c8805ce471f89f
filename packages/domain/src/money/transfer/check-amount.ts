import { isPositive, type MinorUnits } from '../amount.ts';

/** What bounds a transfer. */
export interface AmountLimits {
  readonly available: MinorUnits;
  /** Least that a transfer may be. */
  readonly minimum: MinorUnits;
  /** Most that a transfer may be. */
  readonly maximum: MinorUnits;
  /** What is left of the day's limit. No daily limit by default. */
  readonly remainingToday?: MinorUnits | undefined;
}

/** Why an amount can't be transferred. */
export type AmountRefusal =
  | 'zero'
  | 'below-minimum'
  | 'above-maximum'
  | 'above-available'
  | 'above-daily-limit';

/** Whether an amount can be transferred; if not, why, and the bound that it has to keep to. */
export type AmountCheck =
  | { readonly ok: true }
  | { readonly ok: false; readonly reason: AmountRefusal; readonly limit: MinorUnits };

interface UpperBound {
  readonly reason: AmountRefusal;
  readonly limit: MinorUnits;
}

function upperBounds({ available, maximum, remainingToday }: AmountLimits): UpperBound[] {
  const bounds: UpperBound[] = [
    { reason: 'above-available', limit: available },
    { reason: 'above-maximum', limit: maximum },
  ];
  if (remainingToday !== undefined) bounds.push({ reason: 'above-daily-limit', limit: remainingToday });
  return bounds;
}

/** The bound that is reached first; of equal ones, the balance before the rules. */
export function tightestBound(limits: AmountLimits): UpperBound {
  return upperBounds(limits).reduce((tightest, bound) => (bound.limit < tightest.limit ? bound : tightest));
}

/**
 * Checks an amount against its bounds. Of several that it breaks upwards the tightest is named, so that keeping to it
 * is enough.
 */
export function checkAmount(amount: MinorUnits, limits: AmountLimits): AmountCheck {
  const { minimum } = limits;
  if (!isPositive(amount)) return { ok: false, reason: 'zero', limit: minimum };
  if (amount < minimum) return { ok: false, reason: 'below-minimum', limit: minimum };
  const bound = tightestBound(limits);
  return amount > bound.limit ? { ok: false, ...bound } : { ok: true };
}
