import { type MinorUnits, share, subtract } from '@dayfare/domain/money';
import type { Employee } from '../session/index.ts';

/** What is kept back for taxes and deductions. */
export function withheldOf({ withholdingBps }: Employee, gross: MinorUnits): MinorUnits {
  return share(gross, withholdingBps / 100);
}

/** What is left of gross pay. */
export function netOf(employee: Employee, gross: MinorUnits): MinorUnits {
  return subtract(gross, withheldOf(employee, gross));
}

/** How much of this gross pay can be had before payday. */
export function accessLimitOf(employee: Employee, gross: MinorUnits, accessPercent: number): MinorUnits {
  return share(netOf(employee, gross), accessPercent);
}
