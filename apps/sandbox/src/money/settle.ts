import { transactionType } from '@dayfare/domain/money';
import { and, asc, eq, lte } from 'drizzle-orm';
import type { Db } from '../db/open.ts';
import type { Server } from '../http/api-context.ts';
import { languageOf } from '../http/refusal.ts';
import { settlementLines } from '../ledger/entries.ts';
import { post } from '../ledger/post.ts';
import type { Employee } from '../session/index.ts';
import { findTransaction } from './find-transaction.ts';
import { movementOf } from './movement.ts';
import { sendNotice } from './notices.ts';
import { status } from './status.ts';
import { type Instrument, type Transaction, transactions } from './tables.ts';
import { changeStatus, undoTransfer } from './undo.ts';
import { withStanding } from './up-to-date.ts';

/** Why a bank or a card scheme sends money back, by what it was sent to. */
const returnReason = { Bank: 'BankAccountClosed', Card: 'CardDeclined' } as const;

function reasonFor(transaction: Transaction): string {
  const type = transactionType.fromWire(transaction.transactionType);
  return type === 'Card' ? returnReason.Card : returnReason.Bank;
}

/** Ends one transfer that is in progress: paid out, or sent back by the instrument. */
export async function endTransfer(
  tx: Db,
  transfer: { readonly transaction: Transaction; readonly instrument: Instrument },
  employee: Employee,
  periodStart: string,
): Promise<Transaction> {
  const { transaction, instrument } = transfer;
  const at = transaction.arrivesAt;
  const language = languageOf(employee.language);
  if (instrument.refusesPayouts) {
    const change = { status: status.failed, reason: reasonFor(transaction), at, periodStart } as const;
    const failed = await undoTransfer(tx, transaction, employee, change);
    await sendNotice(tx, 'failed', { employee, transaction: failed, instrument, at, language });
    return failed;
  }
  await post(tx, {
    kind: 'settlement',
    reference: `settlement:${transaction.id}`,
    at,
    lines: settlementLines(transaction.currency, movementOf(transaction)),
  });
  const completed = await changeStatus(tx, transaction, { status: status.completed, at });
  await sendNotice(tx, 'arrived', { employee, transaction: completed, instrument, at, language });
  return completed;
}

/**
 * The second step of every transfer: those whose arrival has come are ended, each in a transaction of its own. What a
 * crash leaves is still due, and is ended the next time.
 */
export async function settleDue(server: Server): Promise<number> {
  const due = await server.db
    .select({ id: transactions.id, employeeId: transactions.employeeId })
    .from(transactions)
    .where(and(eq(transactions.status, status.inProgress), lte(transactions.arrivesAt, server.clock.now())))
    .orderBy(asc(transactions.arrivesAt));
  for (const { id, employeeId } of due) {
    await withStanding(server, employeeId, async ({ tx, employee, standing }) => {
      const found = await findTransaction(tx, employeeId, id);
      if (found.transaction.status !== status.inProgress) return;
      await endTransfer(tx, found, employee, standing.period.startsOn);
    });
  }
  return due.length;
}
