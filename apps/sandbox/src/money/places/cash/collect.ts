import { eq } from 'drizzle-orm';
import { railPayment, report } from '../../../rails/index.ts';
import { stopReason } from '../../open-account.ts';
import { principalOf, referenceOf } from '../../payments/outbox.ts';
import type { Stage } from '../../payments/stage.ts';
import { type ClosedPlace, endPaid } from '../../payments/stages.ts';
import { status } from '../../status.ts';
import { voucherOf } from './stages.ts';
import { cashVouchers } from './tables.ts';

/** Somebody shows the code at the counter and is given the cash; nobody is while their account or their job is not open, or cash is closed to them. */
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
