import { type IsoDate, type MinorUnits, share, subtract, zero } from '@dayfare/domain/money';
import type { Earner } from '../core/owner.ts';
import { type WorkDay, workOn } from '../core/schedule.ts';

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

const noWork: WorkDay = { regularMinutes: 0, overtimeMinutes: 0, doubleTimeMinutes: 0, gross: zero };

/** What an earner works on a day, and earns with it; nothing once the job has ended. */
export function workOf({ schedule, hourlyRateMinor, endedOn }: Earner, date: IsoDate): WorkDay {
  return endedOn !== null && date >= endedOn ? noWork : workOn(schedule, hourlyRateMinor, date);
}
