import { type MinorUnits, max, subtract, sum, zero } from '../amounts/amount.ts';

/** A transfer under consideration, and the payday that will cover it. */
export interface PaydayOutlook {
  /** Net pay expected if nothing had been taken early. */
  readonly expectedNetPay: MinorUnits;
  /** Taken early this period, including fees. */
  readonly alreadyTaken: MinorUnits;
  readonly amount: MinorUnits;
  readonly fee: MinorUnits;
}

/** Returns the estimated pay left on payday after this amount and its fee; never below zero. */
export function leftOnPayday({ expectedNetPay, alreadyTaken, amount, fee }: PaydayOutlook): MinorUnits {
  return max(zero, subtract(expectedNetPay, sum([alreadyTaken, amount, fee])));
}
