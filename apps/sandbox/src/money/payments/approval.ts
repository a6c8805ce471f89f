import { transferSpeed } from '@dayfare/domain/money';
import { eq } from 'drizzle-orm';
import { languageOf } from '../../platform/http/refusal.ts';
import { endHold, railPayment } from '../../rails/index.ts';
import { deliverySchedule } from '../core/arrival.ts';
import { sendNotice } from '../core/notices.ts';
import { stopReason } from '../core/open-account.ts';
import { currencyOf } from '../core/owner.ts';
import type { Stage, Staged, StageResult } from '../core/staged.ts';
import { status } from '../core/status.ts';
import { transactions } from '../core/tables.ts';
import { approvalMs } from './approval-time.ts';
import { failTransfer } from './fail.ts';
import { chargeFee } from './fee-charge.ts';
import { principalOf, referenceOf } from './outbox.ts';
import { changeStatus } from './undo.ts';

/** The kind of job that ends a transfer when its arrival has come; its reference is the transfer's id. */
export const settlement = 'settlement';
/** The kind of job that takes back a transfer that was not approved in time; its reference is the transfer's id. */
export const approvalEnds = 'approval-ends';

/** Notes that a rail holds a transfer until it is checked. */
export async function hold({ tx, transaction, instrument, employee, at }: Staged): Promise<StageResult> {
  const held = await changeStatus(tx, transaction, { status: status.held, at });
  const language = languageOf(employee.language);
  await sendNotice(tx, 'held', { employee, transaction: held, instrument, at, language });
  const dueAt = new Date(at.getTime() + approvalMs);
  return { transaction: held, next: { kind: approvalEnds, reference: transaction.id, dueAt } };
}

const refusedAs = {
  voided: { status: status.voided, reason: null, notice: 'canceled' },
  expired: { status: status.expired, reason: null, notice: 'expired' },
} as const;

/** How the check of a held transfer ended: approved, called back, or expired. */
export type ApprovalDecision = 'taken' | keyof typeof refusedAs;

/** Ends the checking of a held transfer. Approved, it travels as long as it would have from the start. */
export function endApproval(decision: ApprovalDecision): Stage {
  return async (staged) => {
    const { tx, transaction, instrument, employee, at } = staged;
    if (transaction.status !== status.held) return null;
    const known = await railPayment(tx, referenceOf(await principalOf(tx, transaction)));
    // The rail's approval says nothing about the person, whose account may have been suspended since.
    const reason = decision === 'taken' ? stopReason(employee, instrument, at) : null;
    if (known) await endHold(tx, known, reason ? 'voided' : decision, at);
    if (reason)
      return {
        transaction: await failTransfer(staged, { status: status.voided, reason, notice: 'stopped' }),
      };
    if (decision !== 'taken') return { transaction: await failTransfer(staged, refusedAs[decision]) };
    const speed = transferSpeed.fromWire(transaction.transferSpeed) ?? 'NextDay';
    const { arrivesAt, arrivalDate } = deliverySchedule(
      currencyOf(employee),
      { speed, to: transaction.payout },
      at,
    );
    const promised = transaction.promisedAt ?? transaction.arrivesAt;
    const travel = { arrivesAt, arrivalDate, promisedAt: arrivesAt > promised ? promised : null };
    await tx.update(transactions).set(travel).where(eq(transactions.id, transaction.id));
    const approved = await changeStatus(tx, { ...transaction, ...travel }, { status: status.inProgress, at });
    return {
      transaction: await chargeFee({ ...staged, transaction: approved }),
      next: { kind: settlement, reference: transaction.id, dueAt: arrivesAt },
    };
  };
}
