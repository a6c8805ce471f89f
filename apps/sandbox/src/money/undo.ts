import { eq } from 'drizzle-orm';
import type { Db } from '../db/open.ts';
import { lateReversalLines, reversalLines } from '../ledger/entries.ts';
import { post } from '../ledger/post.ts';
import type { Employee } from '../session/index.ts';
import { movementOf } from './movement.ts';
import { ownerOf } from './owner.ts';
import type { status, undone } from './status.ts';
import { type Transaction, transactionEvents, transactions } from './tables.ts';

/** A change of a transfer's status. */
export interface Change {
  readonly status: (typeof status)[keyof typeof status];
  readonly reason?: string | undefined;
  readonly at: Date;
}

/** Writes a change of status and its event, of which there is one a status. */
export async function changeStatus(tx: Db, transaction: Transaction, change: Change): Promise<Transaction> {
  const statusReason = change.reason ?? null;
  await tx
    .update(transactions)
    .set({ status: change.status, statusReason })
    .where(eq(transactions.id, transaction.id));
  await tx
    .insert(transactionEvents)
    .values({ transactionId: transaction.id, status: change.status, at: change.at });
  return { ...transaction, status: change.status, statusReason };
}

/**
 * Gives a transfer's money back. The journal refuses a second entry of the same reference, so it comes back once
 * whoever else tries.
 */
export async function undoTransfer(
  tx: Db,
  transaction: Transaction,
  employee: Employee,
  change: Change & { readonly status: (typeof undone)[number]; readonly periodStart: string },
): Promise<Transaction> {
  const lines = transaction.periodStart === change.periodStart ? reversalLines : lateReversalLines;
  await post(tx, {
    kind: 'reversal',
    reference: `reversal:${transaction.id}`,
    at: change.at,
    lines: lines(ownerOf(employee), movementOf(transaction)),
  });
  return changeStatus(tx, transaction, change);
}
