import type { WireTransactionDetail } from '@dayfare/api/money/contract';
import { canCancel, transferSpeed } from '@dayfare/domain/money';
import { Refusal } from '../http/refusal.ts';
import { detailOf } from './detail.ts';
import { findTransaction } from './find-transaction.ts';
import { sendNotice } from './notices.ts';
import { status } from './status.ts';
import { undoTransfer } from './undo.ts';
import { type SignedInContext, withStanding } from './up-to-date.ts';

/**
 * Calls back a next-day transfer that has not left yet, fee and all. Asking again gives the same answer and moves
 * nothing.
 */
export function cancelTransaction(context: SignedInContext, id: string): Promise<WireTransactionDetail> {
  const { language } = context;
  return withStanding(context, context.employee.id, async ({ tx, employee, standing, now }) => {
    const { transaction, instrument } = await findTransaction(tx, employee.id, id);
    if (transaction.status === status.canceled)
      return detailOf(tx, transaction, instrument, { now, language });
    const speed = transferSpeed.fromWire(transaction.transferSpeed) ?? 'Instant';
    const moment = { now: now.getTime(), leavesAt: transaction.sendAt.getTime() };
    if (!canCancel(transaction.status, speed, moment)) throw new Refusal('NotCancellable');
    const canceled = await undoTransfer(tx, transaction, employee, {
      status: status.canceled,
      at: now,
      periodStart: standing.period.startsOn,
    });
    await sendNotice(tx, 'canceled', { employee, transaction: canceled, instrument, at: now, language });
    return detailOf(tx, canceled, instrument, { now, language });
  });
}
