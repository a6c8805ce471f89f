import { findTransaction } from '../core/find-transaction.ts';
import { status } from '../core/status.ts';
import type { MoneyWork } from '../wages/up-to-date.ts';
import { notePayment } from './outbox.ts';
import { undoTransfer } from './undo.ts';

/** Gives back all of a transfer that was only held: no rail has been given it, and none will be. */
export async function letGo({ tx, employee, summary, now }: MoneyWork, id: string): Promise<void> {
  const { transaction } = await findTransaction(tx, employee.id, id);
  await notePayment(tx, { transactionId: id, part: 'principal' }, { endedAt: now, paidMinor: 0 });
  await undoTransfer(tx, transaction, employee, {
    status: status.canceled,
    at: now,
    period: summary.period,
  });
}
