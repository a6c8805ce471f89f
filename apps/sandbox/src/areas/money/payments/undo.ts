import { epochMs, toIsoDate } from '@dayfare/domain/money';
import { and, eq, isNull, type SQL, sql } from 'drizzle-orm';
import { accountId, type LedgerOwner } from '../../../ledger/accounts.ts';
import {
  dueReversalLines,
  heldReversalLines,
  lateReversalLines,
  type Movement,
  owedAgainLines,
  type ReturnedFrom,
  reversalLines,
} from '../../../ledger/entries.ts';
import { balanceOf, type Line, lastEntryAt, openHeldAccount, post } from '../../../ledger/post.ts';
import type { Db } from '../../../platform/db/db.ts';
import { receivingAccount } from '../accounts/receiving-account.ts';
import { movementOf } from '../core/movement.ts';
import { type Earner, ownerOf } from '../core/owner.ts';
import type { status, undone } from '../core/status.ts';
import {
  type PayPeriod,
  payPeriods,
  type Transaction,
  transactionEvents,
  transactions,
} from '../core/tables.ts';
import { againOf, principalOf } from './outbox.ts';

/** What has gone back of a transfer. */
type Returned = Pick<Transaction, 'returnedMinor' | 'returnedFeeMinor' | 'returnedBeforeMinor' | 'returnsOn'>;

/** A change of a transfer's status. */
export interface Change {
  readonly status: (typeof status)[keyof typeof status];
  readonly reason?: string | undefined;
  readonly at: Date;
  /** What went back, and with which pay. Default: what went back before, if anything. */
  readonly returned?: Returned | undefined;
}

/** Writes a change of status and its event. */
export async function changeStatus(tx: Db, transaction: Transaction, change: Change): Promise<Transaction> {
  const changed = { status: change.status, statusReason: change.reason ?? null, ...change.returned };
  await tx.update(transactions).set(changed).where(eq(transactions.id, transaction.id));
  await tx
    .insert(transactionEvents)
    .values({ transactionId: transaction.id, status: change.status, at: change.at });
  return { ...transaction, ...changed };
}

/** A pay period of a transfer's employment whose payday is still to come; undefined once it has been paid. */
async function unpaid(
  tx: Db,
  { employmentId }: Pick<Transaction, 'employmentId'>,
  which: SQL,
): Promise<PayPeriod | undefined> {
  const [found] = await tx
    .select()
    .from(payPeriods)
    .where(and(eq(payPeriods.employmentId, employmentId), which, isNull(payPeriods.paidAt)));
  return found;
}

const unpaidPeriod = (tx: Db, transaction: Transaction) =>
  unpaid(tx, transaction, eq(payPeriods.startsOn, transaction.periodStart));

/** The books may have gone on since: an entry comes after those before it. */
async function afterLast(tx: Db, owner: LedgerOwner, at: Date): Promise<Date> {
  const last = await lastEntryAt(tx, accountId.wages(owner));
  return last && last > at ? last : at;
}

async function lowerDue(tx: Db, { employmentId, startsOn }: PayPeriod, minor: number): Promise<void> {
  await tx
    .update(payPeriods)
    .set({ dueMinor: sql`${payPeriods.dueMinor} - ${minor}::bigint` })
    .where(and(eq(payPeriods.employmentId, employmentId), eq(payPeriods.startsOn, startsOn)));
}

/** What goes back of a transfer, and where it was. */
interface Return {
  readonly at: Date;
  /** The pay period that is running. */
  readonly period: PayPeriod;
  /** Minor units that did not arrive. Default: all that has not gone back before. */
  readonly amount?: number;
  /** Default: it had not arrived. */
  readonly from?: ReturnedFrom | undefined;
}

/** Where money goes back to of a pay period that is over and paid: with the next pay; to what we hold for users who have left the employer. */
async function lateLines(
  tx: Db,
  employee: Earner,
  { movement, from, at }: { movement: Movement; from: ReturnedFrom; at: Date },
): Promise<{ readonly lines: Line[]; readonly hasPay: boolean }> {
  const owner = ownerOf(employee);
  const { endedOn, timeZone, id } = employee;
  const hasPay = endedOn === null || endedOn > toIsoDate(epochMs(at.getTime()), timeZone);
  if (hasPay) return { hasPay, lines: lateReversalLines(owner, movement, from) };
  const instrument = await receivingAccount(tx, id);
  await openHeldAccount(tx, instrument, owner.currency);
  const total = movement.amount + movement.fee;
  const owed = Math.min(total, Math.max(0, await balanceOf(tx, accountId.receivable(owner))));
  return { hasPay, lines: heldReversalLines(owner, movement, from, { owed, instrumentId: instrument.id }) };
}

/**
 * Gives money of a transfer back, with all of its fee that has not gone back before: into the balance while its pay period is running; with its own pay, which then has
 * nothing taken off for it, until that has been paid; after that with the pay of the period that is running, or to what we hold for users without further pay. The journal
 * refuses a second entry of the same reference, so that it comes back only once, or in two parts.
 */
export async function giveBack(
  tx: Db,
  transaction: Transaction,
  employee: Earner,
  { at, period, amount = transaction.amountMinor - transaction.returnedMinor, from = 'payout' }: Return,
): Promise<Returned> {
  const before = transaction.returnedMinor + transaction.returnedFeeMinor;
  const fee = transaction.feeMinor - transaction.returnedFeeMinor;
  const owner = ownerOf(employee);
  const isOpen = transaction.periodStart === period.startsOn;
  const ownPay = isOpen ? undefined : await unpaidPeriod(tx, transaction);
  if (ownPay) await lowerDue(tx, ownPay, amount + fee);
  const movement = { ...movementOf(transaction), amount, fee };
  const late = isOpen || ownPay ? undefined : await lateLines(tx, employee, { movement, from, at });
  const early = (isOpen ? reversalLines : dueReversalLines)(owner, movement, from);
  const part = before === 0 ? '' : ':rest';
  const again = againOf(await principalOf(tx, transaction));
  await post(tx, {
    kind: 'reversal',
    reference: `reversal:${transaction.id}${part}${again}`,
    order: transaction.id,
    at: await afterLast(tx, owner, at),
    lines: late?.lines ?? early,
  });
  return {
    returnedMinor: transaction.returnedMinor + amount,
    returnedFeeMinor: transaction.feeMinor,
    returnedBeforeMinor: before,
    returnsOn: isOpen || late?.hasPay === false ? null : (ownPay ?? period).paysOn,
  };
}

/** Gives all of a transfer's money back, and says so. */
export async function undoTransfer(
  tx: Db,
  transaction: Transaction,
  employee: Earner,
  change: Omit<Change, 'returned' | 'status'> &
    Pick<Return, 'period' | 'from'> & { readonly status: (typeof undone)[number] },
): Promise<Transaction> {
  const { period, from, ...rest } = change;
  const returned = await giveBack(tx, transaction, employee, { at: change.at, period, from });
  return changeStatus(tx, transaction, { ...rest, returned });
}

/** Where money is taken from again that had gone back: from where it went, as far as it has not been paid out since. */
async function takenAgainLines(
  {
    tx,
    transaction,
    owner,
    period,
  }: { tx: Db; transaction: Transaction; owner: LedgerOwner; period: PayPeriod },
  movement: Movement,
): Promise<{ readonly lines: Line[]; readonly fromPay: number }> {
  const { amount } = movement;
  const back = { ...movement, amount: -amount };
  if (transaction.periodStart === period.startsOn)
    return { lines: reversalLines(owner, back, 'payout'), fromPay: 0 };
  const ownPay = await unpaidPeriod(tx, transaction);
  if (ownPay) {
    await lowerDue(tx, ownPay, -amount);
    return { lines: dueReversalLines(owner, back, 'payout'), fromPay: 0 };
  }
  const { returnsOn, returnedMinor, returnedFeeMinor, returnedBeforeMinor } = transaction;
  const pay =
    returnsOn === null ? undefined : await unpaid(tx, transaction, eq(payPeriods.paysOn, returnsOn));
  const fromPay = pay ? Math.min(amount, returnedMinor + returnedFeeMinor - returnedBeforeMinor) : 0;
  return {
    fromPay,
    lines: [
      ...lateReversalLines(owner, { ...movement, amount: -fromPay }, 'payout'),
      ...owedAgainLines(owner, { ...movement, amount: amount - fromPay }),
    ],
  };
}

/**
 * Takes again what had gone back of a transfer and is with its person after all, in minor units. Its fee stays with them. It comes off the balance, off the
 * pay that is to bring it, or off the pays to come, where it has been paid out. Gives the transfer as it is then. `again` tells its entry apart.
 */
export async function takeAgain(
  tx: Db,
  transaction: Transaction,
  employee: Earner,
  { at, period, amount, again }: Required<Omit<Return, 'from'>> & { readonly again: string },
): Promise<Transaction> {
  const owner = ownerOf(employee);
  const movement = { ...movementOf(transaction), amount, fee: 0 };
  const { lines, fromPay } = await takenAgainLines({ tx, transaction, owner, period }, movement);
  const { returnedMinor, returnedFeeMinor, returnedBeforeMinor, returnsOn } = transaction;
  const still = returnedMinor - amount + returnedFeeMinor;
  const comes = returnedMinor + returnedFeeMinor - returnedBeforeMinor - fromPay;
  const change = {
    returnedMinor: returnedMinor - amount,
    returnedBeforeMinor: Math.max(0, still - comes),
    returnsOn: still === 0 ? null : returnsOn,
  };
  await tx.update(transactions).set(change).where(eq(transactions.id, transaction.id));
  await post(tx, {
    kind: 'reopening',
    reference: `reopening:${transaction.id}${again}`,
    order: transaction.id,
    at: await afterLast(tx, owner, at),
    lines,
  });
  return { ...transaction, ...change };
}
