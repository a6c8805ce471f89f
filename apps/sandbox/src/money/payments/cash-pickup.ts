import { eq } from 'drizzle-orm';
import type { Db } from '../../platform/db/db.ts';
import { callBack, railPayment, report } from '../../rails/index.ts';
import { stopReason } from '../core/open-account.ts';
import type { Stage } from '../core/staged.ts';
import { status } from '../core/status.ts';
import type { Transaction } from '../core/tables.ts';
import { cashVouchers } from '../places/cash/tables.ts';
import { voucherOf } from '../places/cash/voucher.ts';
import { failTransfer } from './fail.ts';
import { principalOf, referenceOf } from './outbox.ts';
import { type ClosedPlace, endPaid } from './stages.ts';

/** Pays out cash for its code. Does nothing while the person's account or job is not open, or cash is closed to them. */
export const collectStage =
  (closedPlace: ClosedPlace): Stage =>
  async (staged) => {
    const { tx, transaction, instrument, employee, at } = staged;
    if (stopReason(employee, instrument, at) ?? closedPlace(staged)) return null;
    const voucher = await voucherOf(tx, transaction.id);
    if (transaction.status !== status.inProgress || !voucher || voucher.expiresAt <= at) return null;
    const known = await railPayment(tx, referenceOf(await principalOf(tx, transaction)));
    if (!known) throw new Error(`The rail lost transfer ${transaction.id}.`);
    const { payment } = await report(tx, known, { instrument, isCharge: false, at });
    await tx
      .update(cashVouchers)
      .set({ collectedAt: at })
      .where(eq(cashVouchers.transactionId, transaction.id));
    return { transaction: await endPaid(staged, payment) };
  };

/** Keeps the cash network from paying out what goes back. */
export async function callCashBack(tx: Db, transaction: Transaction, at: Date): Promise<void> {
  const known = await railPayment(tx, referenceOf(await principalOf(tx, transaction)));
  if (known) await callBack(tx, known, at);
}

/** Takes back cash that was not picked up in time. */
export const voucherEndsStage: Stage = async (staged) => {
  const { tx, transaction, at } = staged;
  if (transaction.status !== status.inProgress) return null;
  await callCashBack(tx, transaction, at);
  const failure = { status: status.failed, reason: 'VoucherExpired', notice: 'cashExpired' } as const;
  return { transaction: await failTransfer(staged, failure) };
};
