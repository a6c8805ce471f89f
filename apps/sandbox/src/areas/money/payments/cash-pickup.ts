import { postpone } from '../../../platform/jobs/queue.ts';
import { stopReason } from '../core/open-account.ts';
import type { Stage } from '../core/staged.ts';
import { status } from '../core/status.ts';
import { voucherEnds, voucherOf } from '../places/cash/voucher.ts';
import { askRail } from './ask-rail.ts';
import { failTransfer } from './fail.ts';
import type { ClosedPlace } from './hand-over.ts';
import { askAgainAt, isUndecided } from './on-its-way.ts';
import { callBack, noteAnswer, principalOf } from './outbox.ts';
import { endPaid } from './stages.ts';

const failure = (reason: string | null) => ({ status: status.failed, reason, notice: 'failed' }) as const;

/** Pays out cash for its code. Does nothing while the person's account or job is not open, or cash is closed to them. */
export const collectStage =
  (closedPlace: ClosedPlace): Stage =>
  async (staged) => {
    const { tx, transaction, instrument, employee, at } = staged;
    if (stopReason(employee, instrument, at) ?? closedPlace(staged)) return null;
    const voucher = await voucherOf(tx, transaction.id);
    if (transaction.status !== status.inProgress || !voucher || voucher.expiresAt <= at) return null;
    const payment = await askRail(staged, await principalOf(tx, transaction), {
      ...{ question: 'outcome', at },
      call: (rails, reference) => rails.outcome(reference, { refusesPayouts: instrument.refusesPayouts, at }),
    });
    // The network has not decided yet: the counter asks again.
    if (isUndecided(payment, transaction)) return null;
    if (payment.state === 'paid') return { transaction: await endPaid(staged, payment) };
    return { transaction: await failTransfer(staged, failure(payment.reason)) };
  };

/** Takes back cash that was not picked up in time. */
export const voucherEndsStage: Stage = async (staged) => {
  const { tx, transaction, at } = staged;
  if (transaction.status !== status.inProgress) return null;
  const principal = await principalOf(tx, transaction);
  const said = await callBack(tx, principal, staged);
  if (isUndecided(said, transaction)) {
    // A counter may still pay it out: nothing goes back until the network has called it back.
    const voucher = await voucherOf(tx, transaction.id);
    const dueAt = askAgainAt(at, voucher?.expiresAt ?? at);
    await noteAnswer(tx, principal);
    await postpone(tx, { kind: voucherEnds, reference: transaction.id, dueAt });
    return { transaction };
  }
  if (said.state === 'paid') return { transaction: await endPaid(staged, said) };
  return {
    transaction: await failTransfer(staged, { ...failure('VoucherExpired'), notice: 'cashExpired' }),
  };
};
