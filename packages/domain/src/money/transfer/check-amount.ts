import { isPositive, type MinorUnits } from '../amounts/amount.ts';

/** Limits of a transfer. */
export interface AmountLimits {
  readonly available: MinorUnits;
  /** Minimum amount of a transfer. */
  readonly minimum: MinorUnits;
  /** Maximum amount of a transfer. */
  readonly maximum: MinorUnits;
  /** What is left of the daily limit. */
  readonly remainingToday?: MinorUnits | undefined;
  /** What is left of a limit that the person has set themselves. */
  readonly remainingOwn?: MinorUnits | undefined;
}

/** Why an amount can't be transferred. */
export type AmountRefusal =
  | 'zero'
  | 'below-minimum'
  | 'above-maximum'
  | 'above-available'
  | 'above-daily-limit'
  | 'above-own-limit';

/** Whether an amount can be transferred; if not, why, and the limit it exceeds. */
export type AmountCheck =
  | { readonly ok: true }
  | { readonly ok: false; readonly reason: AmountRefusal; readonly limit: MinorUnits };

interface UpperBound {
  readonly reason: AmountRefusal;
  readonly limit: MinorUnits;
}

function upperBounds({ available, maximum, remainingToday, remainingOwn }: AmountLimits): UpperBound[] {
  const bounds: UpperBound[] = [
    { reason: 'above-available', limit: available },
    { reason: 'above-maximum', limit: maximum },
  ];
  if (remainingToday !== undefined) bounds.push({ reason: 'above-daily-limit', limit: remainingToday });
  if (remainingOwn !== undefined) bounds.push({ reason: 'above-own-limit', limit: remainingOwn });
  return bounds;
}

/** Returns the tightest limit; of equal ones, the balance comes first. */
export function tightestBound(limits: AmountLimits): UpperBound {
  return upperBounds(limits).reduce((tightest, bound) => (bound.limit < tightest.limit ? bound : tightest));
}

/** Checks an amount against its limits. If it exceeds several, the tightest is returned, so meeting it is enough. */
export function checkAmount(amount: MinorUnits, limits: AmountLimits): AmountCheck {
  const { minimum } = limits;
  if (!isPositive(amount)) return { ok: false, reason: 'zero', limit: minimum };
  if (amount < minimum) return { ok: false, reason: 'below-minimum', limit: minimum };
  const bound = tightestBound(limits);
  return amount > bound.limit ? { ok: false, ...bound } : { ok: true };
}
