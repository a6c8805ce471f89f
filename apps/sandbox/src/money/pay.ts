import { type MinorUnits, share, subtract } from '@dayfare/domain/money';
import type { Earner } from './owner.ts';

/** What is kept back for taxes and deductions. */
export function withheldOf({ withholdingBps }: Earner, gross: MinorUnits): MinorUnits {
  return share(gross, withholdingBps / 100);
}

/** What is left of gross pay. */
export function netOf(employee: Earner, gross: MinorUnits): MinorUnits {
  return subtract(gross, withheldOf(employee, gross));
}

/** How much of this gross pay can be had before payday. */
export function accessLimitOf(employee: Earner, gross: MinorUnits, accessPercent: number): MinorUnits {
  return share(netOf(employee, gross), accessPercent);
}
