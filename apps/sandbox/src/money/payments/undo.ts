import { and, eq, isNull, sql } from 'drizzle-orm';
import { accountId } from '../../ledger/accounts.ts';
import {
  dueReversalLines,
  lateReversalLines,
  type ReturnedFrom,
  reversalLines,
} from '../../ledger/entries.ts';
import { lastEntryAt, post } from '../../ledger/post.ts';
import type { Db } from '../../platform/db/db.ts';
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

/** The closed pay period of a transfer whose payday is still to come; undefined once it has been paid. */
async function unpaidPeriod(
  tx: Db,
  { employmentId, periodStart }: Transaction,
): Promise<PayPeriod | undefined> {
  const [found] = await tx
    .select()
    .from(payPeriods)
    .where(
      and(
        eq(payPeriods.employmentId, employmentId),
        eq(payPeriods.startsOn, periodStart),
        isNull(payPeriods.paidAt),
      ),
    );
  return found;
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

/**
 * Gives money of a transfer back, with all of its fee that has not gone back before: into the balance while its pay period is running; with its own pay, which then has
 * nothing taken off for it, until that has been paid; and with the pay of the period that is running after that. The journal
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
  const closedLines = ownPay ? dueReversalLines : lateReversalLines;
  const last = await lastEntryAt(tx, accountId.wages(owner));
  await post(tx, {
    kind: 'reversal',
    reference: before === 0 ? `reversal:${transaction.id}` : `reversal:${transaction.id}:rest`,
    order: transaction.id,
    // The books may have gone on since: an entry comes after those before it.
    at: last && last > at ? last : at,
    lines: (isOpen ? reversalLines : closedLines)(owner, { ...movementOf(transaction), amount, fee }, from),
  });
  return {
    returnedMinor: transaction.returnedMinor + amount,
    returnedFeeMinor: transaction.feeMinor,
    returnedBeforeMinor: before,
    returnsOn: isOpen ? null : (ownPay ?? period).paysOn,
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
