import type { WireTransactionDetail } from '@dayfare/api/money/contract';
import { canCancel, transferSpeed } from '@dayfare/domain/money';
import { Refusal } from '../../../platform/http/refusal.ts';
import type { SignedInContext } from '../core/contexts.ts';
import { findTransaction } from '../core/find-transaction.ts';
import { sendNotice } from '../core/notices.ts';
import { status } from '../core/status.ts';
import { isOnItsWay } from '../payments/on-its-way.ts';
import { callBack, notePayment, principalOf } from '../payments/outbox.ts';
import { undoTransfer } from '../payments/undo.ts';
import { isCash } from '../places/cash/voucher.ts';
import { withPayPeriodOutside } from '../wages/up-to-date.ts';
import { detailOf } from './detail.ts';

/** Cancels a next-day transfer that has not been sent, and returns it with its fee to the wages it was taken from. Idempotent. */
export async function cancelTransaction(
  context: SignedInContext,
  id: string,
): Promise<WireTransactionDetail> {
  const { db, language, employee: asking } = context;
  const { employmentId } = (await findTransaction(db, asking.id, id)).transaction;
  return withPayPeriodOutside({ ...context, employmentId }, async (money, ask) => {
    const { tx, employee, summary, now } = money;
    const { transaction, instrument } = await findTransaction(tx, employee.id, id);
    if (transaction.status === status.canceled)
      return detailOf(tx, transaction, instrument, { now, language });
    const speed = transferSpeed.fromWire(transaction.transferSpeed) ?? 'Instant';
    const moment = { now: now.getTime(), leavesAt: transaction.sendAt.getTime() };
    const isWaiting = isCash(transaction) && transaction.status === status.inProgress;
    if (!isWaiting && !canCancel(transaction.status, speed, moment)) throw new Refusal('NotCancellable');
    // The rail has it, or may have it: what is called back here would be paid all the same.
    const principal = await principalOf(tx, transaction);
    const { handedOverAt, askedAt } = principal;
    if (!isWaiting && (handedOverAt ?? askedAt)) throw new Refusal('NotCancellable');
    const atRail =
      isWaiting && askedAt
        ? await callBack(tx, principal, { instrument, at: now, rails: context.rails, ask })
        : undefined;
    // It was picked up a moment ago, or may be: what can't be called back is not undone.
    if (atRail && (atRail.state === 'paid' || isOnItsWay(atRail))) throw new Refusal('NotCancellable');
    await notePayment(tx, principal, { endedAt: now, paidMinor: 0 });
    const change = { status: status.canceled, at: now, period: summary.period } as const;
    const canceled = await undoTransfer(tx, transaction, employee, change);
    await sendNotice(tx, 'canceled', { employee, transaction: canceled, instrument, at: now, language });
    return detailOf(tx, canceled, instrument, { now, language });
  });
}
