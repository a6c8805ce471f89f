import { type MinorUnits, max, subtract, sum, zero } from '../amount.ts';

/** A transfer that is being thought about, and the payday that will pay for it. */
export interface PaydayOutlook {
  /** Net pay expected if nothing had been taken early. */
  readonly expectedNetPay: MinorUnits;
  /** Taken early this period, fees included. */
  readonly alreadyTaken: MinorUnits;
  readonly amount: MinorUnits;
  readonly fee: MinorUnits;
}

/** About what payday still brings once this amount and its fee are taken; never below zero. */
export function leftOnPayday({ expectedNetPay, alreadyTaken, amount, fee }: PaydayOutlook): MinorUnits {
  return max(zero, subtract(expectedNetPay, sum([alreadyTaken, amount, fee])));
}
