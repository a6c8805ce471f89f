import { type MinorUnits, min, subtract, zero } from '../amounts/amount.ts';

/** What a payday was to take of a transfer, its fee included. */
export interface DueTransfer {
  readonly id: string;
  readonly amount: MinorUnits;
}

/**
 * Returns what of each transfer a pay that fell short left for the next one: the pay covers the earliest transfers first, so the last ones
 * wait. Transfers come oldest first; those that were covered are left out.
 */
export function carriedOver(
  transfers: readonly DueTransfer[],
  short: MinorUnits,
): ReadonlyMap<string, MinorUnits> {
  const carried = new Map<string, MinorUnits>();
  let left = short;
  for (const { id, amount } of transfers.toReversed()) {
    const part = min(amount, left);
    if (part > zero) carried.set(id, part);
    left = subtract(left, part);
  }
  return carried;
}
