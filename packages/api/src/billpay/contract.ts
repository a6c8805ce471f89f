import * as z from 'zod/mini';
import {
  call,
  keyOutcome,
  transferKey,
  type WireKeyOutcome,
  wireAmount,
  wireDate,
  wireId,
  wireIds,
} from '../wire/index.ts';
import { addBillInput, billReceipt, bills, changeBillInput, type WireBillReceipt } from './bill.ts';

/** Bills, and the companies they are paid to. */
export const billpayContract = {
  /** The bills of a person, open and paid, with what can be done. */
  getBills: call('GET', 'billpay/GetBills', { payload: bills, meta: { ours: true } }),
  /** Add a bill, once for each `Idempotency-Key`. */
  addBill: call('POST', 'billpay/AddBill', {
    input: addBillInput,
    payload: z.object({ billID: wireId }),
    meta: { idempotent: true, ours: true },
  }),
  /** Turn autopay on or off, with its limit, and reminders. Repeating it changes nothing. */
  changeBill: call('POST', 'billpay/ChangeBill', {
    input: changeBillInput,
    payload: bills,
    meta: { ours: true },
  }),
  /** Stop a bill: what has not been paid of it is not waited for any more. Repeating it changes nothing. */
  stopBill: call('POST', 'billpay/StopBill', {
    input: z.object({ billID: wireId }),
    payload: bills,
    meta: { ours: true },
  }),
  /** Have one bill paid from pay on a day, or call that off until its cut-off. Repeating it changes nothing. */
  scheduleBill: call('POST', 'billpay/ScheduleBill', {
    input: z.object({
      dueID: wireId,
      /** Null: call it off. */
      date: z.nullable(wireDate),
      contractsAccepted: wireIds,
    }),
    payload: bills,
    meta: { ours: true },
  }),
  /** Mark one bill as paid in another way, or as open again. Repeating it changes nothing. */
  markBill: call('POST', 'billpay/MarkBill', {
    input: z.object({ dueID: wireId, isPaid: z.boolean() }),
    payload: bills,
    meta: { ours: true },
  }),
  /** Pay one bill from pay now, once for each `Idempotency-Key`. */
  payBill: call('POST', 'billpay/PayBill', {
    input: z.object({ dueID: wireId, amount: wireAmount, contractsAccepted: wireIds }),
    payload: billReceipt,
    meta: { idempotent: true, ours: true },
  }),
  /** What became of a payment. Sees to it that nothing moves any more under a key, and says what it stands for. Moves nothing. */
  closeBillKey: call('POST', 'billpay/CloseBillKey', {
    input: transferKey,
    payload: keyOutcome(billReceipt),
    meta: { kind: 'read', ours: true },
  }),
  /** Have a payment traced that the biller did not get. Repeating it changes nothing. */
  traceBill: call('POST', 'billpay/TraceBill', {
    input: z.object({ dueID: wireId }),
    payload: bills,
    meta: { ours: true },
  }),
};

/** What a key of a bill payment stands for, as on the wire. */
export type WireBillOutcome = WireKeyOutcome<WireBillReceipt>;

export type { WireAddBill, WireBillReceipt, WireBills, WireChangeBill } from './bill.ts';
