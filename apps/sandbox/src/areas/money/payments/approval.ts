import { transferSpeed } from '@dayfare/domain/money';
import { eq } from 'drizzle-orm';
import { languageOf } from '../../../platform/http/refusal.ts';
import type { RailPayment } from '../../../rails/index.ts';
import { deliverySchedule } from '../core/arrival.ts';
import { sendNotice } from '../core/notices.ts';
import { stopReason } from '../core/open-account.ts';
import { currencyOf } from '../core/owner.ts';
import type { Stage, Staged, StageResult } from '../core/staged.ts';
import { status } from '../core/status.ts';
import { transactions } from '../core/tables.ts';
import { approvalMs } from './approval-time.ts';
import { askRail } from './ask-rail.ts';
import { failTransfer } from './fail.ts';
import { chargeFee } from './fee-charge.ts';
import { isOnItsWay } from './on-its-way.ts';
import { callBack, notePayment, principalOf } from './outbox.ts';
import { settlement } from './promise.ts';
import { settled } from './stages.ts';
import { changeStatus } from './undo.ts';

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

/**
 * Takes a transfer further whose check has ended: approved, it travels as long as it would have from the start; null if its rail
 * still holds it.
 */
export async function afterHold(staged: Staged, { state }: RailPayment): Promise<StageResult | null> {
  const { tx, transaction, instrument, employee, at } = staged;
  if (state === 'held') return null;
  if (state === 'voided' || state === 'expired')
    return { transaction: await failTransfer(staged, refusedAs[state]) };
  const principal = await principalOf(tx, transaction);
  // The rail's approval says nothing about the person, whose account may have been suspended since.
  const reason = state === 'taken' ? stopReason(employee, instrument, at) : null;
  if (reason) {
    const said = await callBack(tx, principal, staged);
    // It was too late for that: the money is with the person, and so is what it costs.
    if (said.state === 'paid') return settled({ ...staged, transaction: await chargeFee(staged) }, said);
    if (!isOnItsWay(said))
      return {
        transaction: await failTransfer(staged, { status: status.voided, reason, notice: 'stopped' }),
      };
    // What can't be called back goes its way.
  }
  await notePayment(tx, principal, { isHeld: false });
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
}

/** Ends the manual check of a transfer that was not checked in time. */
export const approvalEndsStage: Stage = async (staged) => {
  const { tx, transaction, at } = staged;
  if (transaction.status !== status.held) return null;
  const said = await askRail(staged, await principalOf(tx, transaction), {
    ...{ question: 'end hold', at },
    call: (rails, reference) => rails.endHold(reference, 'expired', at),
  });
  return afterHold(staged, said);
};
