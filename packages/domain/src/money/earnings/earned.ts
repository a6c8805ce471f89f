import type { MinorUnits } from '../amount.ts';
import type { IsoDate } from '../calendar/iso-date.ts';

/** What the accessible amount is worked out from. All amounts are of this pay period, and none is negative. */
export interface Earned {
  /** Gross earnings so far. */
  readonly earned: MinorUnits;
  /** Kept back for taxes and deductions. */
  readonly withheld: MinorUnits;
  readonly alreadyTaken: MinorUnits;
  /** Fees of this period that payday still has to cover. */
  readonly pendingFees: MinorUnits;
  /** Most that a period gives access to. Unlimited by default. */
  readonly maxAccess?: MinorUnits | undefined;
}

/** What one day brought. Hours are decimal hours to two places: 7.5 is seven and a half. */
export interface DayEarnings {
  readonly date: IsoDate;
  readonly earned: MinorUnits;
  /** All hours of the day, as the employer reports them. */
  readonly hours: number;
  readonly regularHours: number;
  readonly overtimeHours: number;
  readonly doubleOvertimeHours: number;
}
