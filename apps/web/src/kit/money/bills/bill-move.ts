import {
  type BillPayment,
  type BillReceipt,
  billOutcome,
  payBill,
  refreshBills,
} from '@dayfare/api/billpay/bill-queries';
import { refreshAfterMovement } from '@dayfare/api/money/queries';
import { pathTo } from '../../../platform/navigation/path-to.ts';
import { isWhole, jsonCodec, type MoveKind } from '../move/move-kind.ts';

/** A bill that is paid from pay. */
export const billMove: MoveKind<BillPayment, BillReceipt> = {
  kind: 'bill',
  codec: jsonCodec(
    ({ due, amount, contractsAccepted: agreed }) =>
      isWhole(due) && isWhole(amount) && Array.isArray(agreed) && agreed.every(isWhole),
  ),
  perform: payBill,
  outcome: billOutcome,
  refresh: async (client) => {
    await Promise.all([refreshBills(client), refreshAfterMovement(client)]);
  },
  amount: ({ amount }) => amount,
  path: ({ due }) => pathTo('/billpay/due/:id/pay', { id: due }),
};
