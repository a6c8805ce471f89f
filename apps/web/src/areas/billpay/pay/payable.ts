import type { BillDue, BillPayment, BillReceipt, Bills } from '@dayfare/api/billpay/bill-queries';
import type { Move } from '../../../kit/money/move/use-move.ts';

/** A bill with everything that its form needs. */
export interface Payable {
  bills: Bills;
  due: BillDue;
  move: Move<BillPayment, BillReceipt>;
}
