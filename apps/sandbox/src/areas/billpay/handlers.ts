import { billpayContract } from '@dayfare/api/billpay/contract';
import { implement } from '@orpc/server';
import { type ApiContext, requireSession } from '../session/index.ts';
import { addBill } from './add.ts';
import { changeBill, stopBill } from './change.ts';
import { markBill, scheduleBill } from './days.ts';
import { closeBillKey, payBill } from './pay.ts';
import { billsOf } from './read.ts';
import { traceBill } from './trace.ts';

const calls = implement(billpayContract).$context<ApiContext>().use(requireSession);

/** Bills of a person: added, paid, scheduled, marked and traced. */
export const billpayHandlers = calls.router({
  getBills: calls.getBills.handler(({ context }) => billsOf(context)),
  addBill: calls.addBill.handler(({ context, input }) => addBill(context, input)),
  changeBill: calls.changeBill.handler(({ context, input }) => changeBill(context, input)),
  stopBill: calls.stopBill.handler(({ context, input }) => stopBill(context, input.billID)),
  scheduleBill: calls.scheduleBill.handler(({ context, input }) => scheduleBill(context, input)),
  markBill: calls.markBill.handler(({ context, input }) => markBill(context, input)),
  payBill: calls.payBill.handler(({ context, input }) => payBill(context, input)),
  closeBillKey: calls.closeBillKey.handler(({ context, input }) =>
    closeBillKey(context, input.idempotencyKey),
  ),
  traceBill: calls.traceBill.handler(({ context, input }) => traceBill(context, input.dueID)),
});
