import {
  type AchReturnCode,
  atLocalTime,
  isoDate,
  lastReturnDay,
  nextDayArrivalHour,
  transferSpeed,
} from '@dayfare/domain/money';
import { eq } from 'drizzle-orm';
import type { PayoutKind } from '../../ledger/accounts.ts';
import { loadLines, settlementLines } from '../../ledger/entries.ts';
import { type Line, openHeldAccount, post } from '../../ledger/post.ts';
import { languageOf } from '../../platform/http/refusal.ts';
import { type RailPayment, railPayment, report, sendBack } from '../../rails/index.ts';
import { movementOf } from '../core/movement.ts';
import { type NoticeEvent, sendNotice } from '../core/notices.ts';
import { stopReason } from '../core/open-account.ts';
import { currencyOf } from '../core/owner.ts';
import type { Stage, Staged } from '../core/staged.ts';
import { status } from '../core/status.ts';
import { type Transaction, transactions } from '../core/tables.ts';
import { bookBill } from '../places/biller/book.ts';
import { isCash, readyForPickup } from '../places/cash/voucher.ts';
import { issueGiftCard } from '../places/gift/issue.ts';
import { hold, settlement } from './approval.ts';
import { lookUpFirst } from './ask-rail.ts';
import { failTransfer } from './fail.ts';
import { chargeFee, feeArrived, returnFee } from './fee-charge.ts';
import { newArrival } from './lateness.ts';
import { notePayment, principalOf, referenceOf, submitPayment } from './outbox.ts';
import { changeStatus, giveBack } from './undo.ts';

/** The kind of job that takes a transfer back that had arrived; its reference is the transfer’s id. */
export const lateReturn = 'late-return';

const tell = ({ tx, instrument, employee, at }: Staged, event: NoticeEvent, transaction: Transaction) =>
  sendNotice(tx, event, { employee, transaction, instrument, at, language: languageOf(employee.language) });

/** Tells the person of the new date, where their money leaves later than it was to. */
async function promiseAgain(staged: Staged): Promise<Transaction> {
  const { tx, transaction, employee, at } = staged;
  const { sendAt, arrivesAt: promised, payout: to } = transaction;
  const currency = currencyOf(employee);
  const speed = transferSpeed.fromWire(transaction.transferSpeed) ?? 'NextDay';
  const late = newArrival({ currency, speed, to, sendAt, arrivesAt: promised, at });
  if (!late) return transaction;
  const { arrivesAt, arrivalDate } = late;
  const change = { arrivesAt, arrivalDate, promisedAt: transaction.promisedAt ?? promised };
  await tx.update(transactions).set(change).where(eq(transactions.id, transaction.id));
  const again = { ...transaction, ...change };
  await tell(staged, 'delayed', again);
  return again;
}

/** Why a kind of place is closed to a person now; null if it isn't. */
export type ClosedPlace = (staged: Staged) => string | null;

/**
 * Hands a transfer to its rail, which takes it, refuses it at once, or holds it until it is checked. What is not open any more,
 * or has been closed to its person, is stopped before that.
 */
export const handOverStage =
  (closedPlace: ClosedPlace): Stage =>
  async (staged) => {
    const { tx, transaction, instrument, at } = staged;
    if (transaction.status !== status.inProgress) return null;
    const principal = await principalOf(tx, transaction);
    if (principal.handedOverAt) return null;
    const stopped = principal.answer
      ? null
      : (stopReason(staged.employee, instrument, at) ?? closedPlace(staged));
    if (stopped && principal.askedAt) lookUpFirst(principal, referenceOf(principal));
    if (stopped)
      return {
        transaction: await failTransfer(staged, {
          status: status.voided,
          reason: stopped,
          notice: 'stopped',
        }),
      };
    const { state, reason } = await submitPayment(tx, principal, {
      instrument,
      at,
      isInline: staged.isInline,
    });
    if (state === 'refused')
      return {
        transaction: await failTransfer(staged, { status: status.declined, reason, notice: 'failed' }),
      };
    if (state === 'held') return hold(staged);
    const leaving = await promiseAgain(staged);
    const { arrivesAt } = leaving;
    return {
      transaction: await chargeFee({ ...staged, transaction: leaving }),
      next: {
        kind: settlement,
        reference: transaction.id,
        dueAt: arrivesAt.getTime() > at.getTime() ? arrivesAt : at,
      },
    };
  };

/** Only a part arrived: the rest goes back, with the whole fee. */
async function endInPart(staged: Staged, paidMinor: number): Promise<Transaction> {
  const { tx, employee, period, at } = staged;
  const transaction = await returnFee(staged);
  const amount = transaction.amountMinor - paidMinor;
  const returned = await giveBack(tx, transaction, employee, { at, period, amount });
  const partly = await changeStatus(tx, transaction, {
    status: isCash(transaction) ? status.partlyDispensed : status.partly,
    ...{ at, returned },
  });
  await tell(staged, 'partly', partly);
  return partly;
}

/** Where the money is that has arrived: outside, or in the product's own card, where we hold it. */
async function arrivedLines({ tx, transaction, instrument }: Staged, paidMinor: number): Promise<Line[]> {
  const { currency } = transaction;
  const movement = { ...movementOf(transaction), amount: paidMinor };
  if (movement.payout !== 'issuer') return settlementLines(currency, movement);
  await openHeldAccount(tx, instrument, currency);
  return loadLines(currency, movement, instrument.id);
}

/** What a destination gives for the money: a gift code, or the number under which a biller has booked it. */
async function keepProof({ tx, transaction, at }: Staged, paidMinor: number): Promise<void> {
  if (transaction.payout === 'gift') await issueGiftCard(tx, transaction, { amountMinor: paidMinor, at });
  if (transaction.payout === 'biller') await bookBill(tx, transaction, at);
}

const arrivedNotice = {
  bank: 'arrived',
  card: 'arrived',
  cash: 'arrived',
  gift: 'giftReady',
  biller: 'billPaid',
  issuer: 'arrived',
} as const satisfies Record<PayoutKind, NoticeEvent>;

/** All or part of a transfer is with its person. */
export async function endPaid(staged: Staged, { paidMinor }: RailPayment): Promise<Transaction> {
  const { tx, at } = staged;
  const { id, amountMinor } = staged.transaction;
  await notePayment(tx, { transactionId: id, part: 'principal' }, { endedAt: at, paidMinor });
  await post(tx, {
    kind: 'settlement',
    reference: `settlement:${id}`,
    order: id,
    at,
    lines: await arrivedLines(staged, paidMinor),
  });
  await keepProof(staged, paidMinor);
  if (paidMinor < amountMinor) return endInPart(staged, paidMinor);
  const transaction = await feeArrived(staged);
  const completed = await changeStatus(tx, transaction, { status: status.completed, at });
  await tell(staged, arrivedNotice[completed.payout], completed);
  return completed;
}

/** When a payment that has arrived comes back with a code: as late as the code allows. */
function returnsAt({ transaction, employee }: Staged, code: AchReturnCode): Date {
  const { country } = employee.schedule;
  const day = lastReturnDay(code, isoDate(transaction.arrivalDate), country);
  return new Date(atLocalTime(day, nextDayArrivalHour, 0, employee.timeZone));
}

/** Ends a transfer that was due to arrive, with what the rail says of it: all or part of it is there, or it came back. */
export const settleStage: Stage = async (staged) => {
  const { tx, transaction, instrument, at } = staged;
  if (transaction.status !== status.inProgress) return null;
  if (isCash(transaction)) return readyForPickup(staged);
  const known = await railPayment(tx, referenceOf(await principalOf(tx, transaction)));
  if (!known) throw new Error(`Transfer ${transaction.id} has not been handed over.`);
  const { payment, comesBackWith } = await report(tx, known, { instrument, isCharge: false, at });
  if (payment.state !== 'paid') {
    const { reason } = payment;
    return { transaction: await failTransfer(staged, { status: status.failed, reason, notice: 'failed' }) };
  }
  const ended = await endPaid(staged, payment);
  return {
    transaction: ended,
    next: comesBackWith && {
      kind: lateReturn,
      reference: transaction.id,
      dueAt: returnsAt(staged, comesBackWith),
    },
  };
};

/** A transfer that had arrived comes back. */
export const returnStage: Stage = async (staged) => {
  const { tx, transaction, at } = staged;
  if (transaction.status !== status.completed) return null;
  const known = await railPayment(tx, referenceOf(await principalOf(tx, transaction)));
  if (!known) throw new Error(`The rail lost transfer ${transaction.id}.`);
  const { reason } = await sendBack(tx, known, at);
  const failure = { status: status.failed, reason, notice: 'returned', from: 'paidOut' } as const;
  return { transaction: await failTransfer(staged, failure) };
};
