import type { MinorUnits } from '../amounts/amount.ts';
import type { IsoDate } from '../calendar/iso-date.ts';

/** The inputs of the available amount. All are for this pay period, and none is negative. */
export interface Earned {
  /** Gross earnings so far. */
  readonly earned: MinorUnits;
  /** Kept back for taxes and deductions. */
  readonly withheld: MinorUnits;
  readonly alreadyTaken: MinorUnits;
  /** Fees of this period that payday still has to cover. */
  readonly pendingFees: MinorUnits;
  /** Maximum that can be taken in a period. */
  readonly maxAccess?: MinorUnits | undefined;
}

/** Earnings of a day. Hours are decimal with two places: 7.5 is seven and a half. */
export interface DayEarnings {
  readonly date: IsoDate;
  readonly earned: MinorUnits;
  /** All hours of the day, as the employer reports them. */
  readonly hours: number;
  readonly regularHours: number;
  readonly overtimeHours: number;
  readonly doubleOvertimeHours: number;
}
