import { eq } from 'drizzle-orm';
import type { Db } from '../db/db.ts';
import { accountId } from '../ledger/accounts.ts';
import { lateReversalLines, reversalLines } from '../ledger/entries.ts';
import { lastEntryAt, post } from '../ledger/post.ts';
import { movementOf } from './movement.ts';
import { type Earner, ownerOf } from './owner.ts';
import type { status, undone } from './status.ts';
import { type PayPeriod, type Transaction, transactionEvents, transactions } from './tables.ts';

/** A change of a transfer's status. */
export interface Change {
  readonly status: (typeof status)[keyof typeof status];
  readonly reason?: string | undefined;
  readonly at: Date;
  /** The pay with which the money comes, `2026-11-20`. Default: none; it went back into the balance, or nothing went back. */
  readonly returnsOn?: string | undefined;
}

/** Writes a change of status and its event, of which there is one a status. */
export async function changeStatus(tx: Db, transaction: Transaction, change: Change): Promise<Transaction> {
  const changed = {
    status: change.status,
    statusReason: change.reason ?? null,
    returnsOn: change.returnsOn ?? null,
  };
  await tx.update(transactions).set(changed).where(eq(transactions.id, transaction.id));
  await tx
    .insert(transactionEvents)
    .values({ transactionId: transaction.id, status: change.status, at: change.at });
  return { ...transaction, ...changed };
}

/**
 * Gives a transfer's money back: into the balance while its pay period is running, and with the pay of the period that is running once
 * its own has closed. The journal refuses a second entry of the same reference, so it comes back once whoever else tries.
 */
export async function undoTransfer(
  tx: Db,
  transaction: Transaction,
  employee: Earner,
  change: Omit<Change, 'returnsOn'> & {
    readonly status: (typeof undone)[number];
    /** The pay period that is running. */
    readonly period: PayPeriod;
  },
): Promise<Transaction> {
  const { period, ...rest } = change;
  const owner = ownerOf(employee);
  const isOpen = transaction.periodStart === period.startsOn;
  const last = await lastEntryAt(tx, accountId.wages(owner));
  await post(tx, {
    kind: 'reversal',
    reference: `reversal:${transaction.id}`,
    // The books may have gone on since: an entry comes after those before it.
    at: last && last > change.at ? last : change.at,
    lines: (isOpen ? reversalLines : lateReversalLines)(owner, movementOf(transaction)),
  });
  return changeStatus(tx, transaction, { ...rest, returnsOn: isOpen ? undefined : period.paysOn });
}
