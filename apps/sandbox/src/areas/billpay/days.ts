import type { WireBills } from '@dayfare/api/billpay/contract';
import { type BillChange, billChanges } from '@dayfare/domain/billpay';
import { isBankDay, isoDate } from '@dayfare/domain/money';
import { eq } from 'drizzle-orm';
import { Refusal } from '../../platform/http/refusal.ts';
import { dueAt, earliestDay } from '../money/index.ts';
import type { Employee } from '../session/index.ts';
import { agree, type Context, withBills } from './arrange.ts';
import { changeDue, countryOf, type Due, notScheduled, requireDue, stateOf } from './rows.ts';
import { schedulePayment } from './schedule.ts';
import { bills } from './tables.ts';

function requireChange(due: Due, change: BillChange): void {
  if (!billChanges(stateOf(due)).includes(change)) throw new Refusal('BillNotChangeable');
}

/** Refuses with BillNotChangeable once a scheduled payment's time has come. */
export function requireBeforeCutOff({ row }: Due, { timeZone }: Employee, now: Date): void {
  if (row.payOn && dueAt(isoDate(row.payOn), timeZone) <= now) throw new Refusal('BillNotChangeable');
}

/**
 * Has a bill paid by itself on a day, or calls that off until its cut-off. Refuses with BillNotFound, BillNotChangeable,
 * BillPaymentDayNotValid or ContractNotAccepted.
 */
export const scheduleBill = (
  context: Context,
  wire: {
    readonly dueID: number;
    readonly date: string | null;
    readonly contractsAccepted: readonly number[];
  },
): Promise<WireBills> =>
  withBills(context, async (inside, now) => {
    const { db: tx, employee } = inside;
    const due = await requireDue(tx, employee.id, wire.dueID);
    if ((due.row.payOn ?? null) === wire.date) return;
    if (wire.date === null) {
      requireChange(due, 'cancelPayment');
      requireBeforeCutOff(due, employee, now);
      await changeDue(tx, due.row.id, { ...notScheduled, state: 'open' });
      return;
    }
    requireChange(due, 'schedule');
    const payOn = isoDate(wire.date);
    if (payOn < earliestDay(now, employee.timeZone) || !isBankDay(payOn, countryOf(employee)))
      throw new Refusal('BillPaymentDayNotValid');
    const reference = `bill:${due.bill.id}`;
    const contractIds = await agree(tx, inside, { accepted: wire.contractsAccepted, reference });
    await tx.update(bills).set({ contractIds }).where(eq(bills.id, due.bill.id));
    await schedulePayment(tx, due, { payOn, isAutopay: false, employee });
  });

/** Marks a bill as paid in another way, or as open again. Refuses with BillNotFound or BillNotChangeable. */
export const markBill = (
  context: Context,
  { dueID, isPaid }: { readonly dueID: number; readonly isPaid: boolean },
): Promise<WireBills> =>
  withBills(context, async ({ db: tx, employee }, now) => {
    const due = await requireDue(tx, employee.id, dueID);
    const state = isPaid ? 'markedPaid' : 'open';
    if (stateOf(due) === state) return;
    requireChange(due, isPaid ? 'markPaid' : 'markOpen');
    requireBeforeCutOff(due, employee, now);
    await changeDue(tx, due.row.id, { ...notScheduled, state, reason: null });
  });
