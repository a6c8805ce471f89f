import {
  type AchReturnCode,
  atLocalTime,
  isoDate,
  lastReturnDay,
  nextDayArrivalHour,
} from '@dayfare/domain/money';
import type { PayoutKind } from '../../../ledger/accounts.ts';
import { loadLines, settlementLines } from '../../../ledger/entries.ts';
import { type Line, openHeldAccount, post } from '../../../ledger/post.ts';
import { languageOf } from '../../../platform/http/refusal.ts';
import type { RailPayment } from '../../../rails/index.ts';
import { movementOf } from '../core/movement.ts';
import { type NoticeEvent, sendNotice } from '../core/notices.ts';
import type { Stage, Staged, StageResult } from '../core/staged.ts';
import { status } from '../core/status.ts';
import type { Transaction } from '../core/tables.ts';
import { bookBill } from '../places/biller/book.ts';
import { collect, isCash, readyForPickup } from '../places/cash/voucher.ts';
import { issueGiftCard } from '../places/gift/issue.ts';
import { askRail, requireKnown } from './ask-rail.ts';
import { failTransfer } from './fail.ts';
import { feeArrived, returnFee } from './fee-charge.ts';
import { isBack } from './is-back.ts';
import { isUndecided } from './on-its-way.ts';
import { againOf, notePayment, principalOf, reopenPayment } from './outbox.ts';
import { travelsOn } from './promise.ts';
import { changeStatus, giveBack, takeAgain } from './undo.ts';

/** The kind of job that takes a transfer back that had arrived; its reference is the transfer’s id. */
export const lateReturn = 'late-return';

const tell = ({ tx, instrument, employee, at }: Staged, event: NoticeEvent, transaction: Transaction) =>
  sendNotice(tx, event, { employee, transaction, instrument, at, language: languageOf(employee.language) });

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
  if (isCash(transaction)) await collect(tx, transaction, at);
}

const arrivedNotice = {
  bank: 'arrived',
  card: 'arrived',
  cash: 'arrived',
  gift: 'giftReady',
  biller: 'billPaid',
  issuer: 'arrived',
} as const satisfies Record<PayoutKind, NoticeEvent>;

/** Books that money of a transfer is where it was sent, in minor units. `again` tells entries apart if some was booked before. */
async function bookArrival(staged: Staged, minor: number, again = ''): Promise<void> {
  const { tx, at, transaction } = staged;
  await post(tx, {
    kind: 'settlement',
    reference: `settlement:${transaction.id}${again}`,
    order: transaction.id,
    at,
    lines: await arrivedLines(staged, minor),
  });
}

/** All or part of a transfer is with its person. */
export async function endPaid(staged: Staged, { paidMinor }: RailPayment): Promise<Transaction> {
  const { tx, at } = staged;
  const { id, amountMinor } = staged.transaction;
  await notePayment(tx, { transactionId: id, part: 'principal' }, { endedAt: at, paidMinor });
  await bookArrival(staged, paidMinor);
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

/** The job that takes a transfer back whose bank is going to send it back; undefined where it keeps it. */
const comesBackLater = (staged: Staged, { returnsWith }: RailPayment): StageResult['next'] =>
  returnsWith
    ? { kind: lateReturn, reference: staged.transaction.id, dueAt: returnsAt(staged, returnsWith) }
    : undefined;

/** Goes by what a rail says of a transfer: all or part of it is there, it came back, or it is still on its way. */
export async function settled(staged: Staged, payment: RailPayment): Promise<StageResult> {
  const { state, reason } = payment;
  if (isUndecided(payment, staged.transaction)) return travelsOn(staged);
  if (state !== 'paid')
    return { transaction: await failTransfer(staged, { status: status.failed, reason, notice: 'failed' }) };
  return { transaction: await endPaid(staged, payment), next: comesBackLater(staged, payment) };
}

/**
 * Goes by a rail that says after the end that a transfer, or more of it, is with its person: what had gone back is taken again, without a fee, and they are
 * told.
 */
export async function reopen(staged: Staged, payment: RailPayment): Promise<StageResult> {
  const { tx, employee, period, at } = staged;
  const { paidMinor } = payment;
  const before = await principalOf(tx, staged.transaction);
  const again = againOf(await reopenPayment(tx, before, payment, at));
  const amount = paidMinor - before.paidMinor;
  const taken = await takeAgain(tx, staged.transaction, employee, { at, period, amount, again });
  await bookArrival(staged, amount, again);
  await keepProof(staged, paidMinor);
  const partly = isCash(taken) ? status.partlyDispensed : status.partly;
  const isAll = paidMinor === taken.amountMinor;
  const transaction = await changeStatus(tx, taken, { status: isAll ? status.completed : partly, at });
  await tell(staged, 'arrivedAfterAll', transaction);
  return { transaction, next: comesBackLater(staged, payment) };
}

/** Ends a transfer that was due to arrive, if it has. */
export const settleStage: Stage = async (staged) => {
  const { tx, transaction, instrument, at } = staged;
  if (transaction.status !== status.inProgress) return null;
  const principal = await principalOf(tx, transaction);
  if (isCash(transaction)) {
    // It is ready once its time has come and the network still has it: it pays it out when the user comes for it.
    const known = await requireKnown(staged, principal);
    return known.state === 'taken' ? readyForPickup(staged) : settled(staged, known);
  }
  const { refusesPayouts } = instrument;
  const said = await askRail(staged, principal, {
    ...{ question: 'outcome', at },
    call: (rails, reference) => rails.outcome(reference, { refusesPayouts, at }),
  });
  return settled(staged, said);
};

const arrived: ReadonlySet<string> = new Set([status.completed, status.partly, status.partlyDispensed]);

/** Whether all or a part of a transfer is where it was sent. */
export const hasArrived = (transaction: Pick<Transaction, 'status'>): boolean =>
  arrived.has(transaction.status);

/** What had arrived has come back: all of the transfer, or the part that was there. */
export const comeBack = (staged: Staged, { reason }: RailPayment) =>
  failTransfer(staged, {
    ...{ status: status.failed, reason, from: 'paidOut' },
    notice: staged.transaction.returnedMinor > 0 ? 'restReturned' : 'returned',
  });

/** A transfer that had arrived comes back. */
export const returnStage: Stage = async (staged) => {
  const { tx, transaction, at } = staged;
  if (!hasArrived(transaction)) return null;
  const said = await askRail(staged, await principalOf(tx, transaction), {
    ...{ question: 'send back', at },
    call: (rails, reference) => rails.sendBack(reference, at),
  });
  // It has kept it after all; where it comes back later, the rail tells.
  if (!isBack(said)) return null;
  return { transaction: await comeBack(staged, said) };
};
