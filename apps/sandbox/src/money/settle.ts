import { transactionType } from '@dayfare/domain/money';
import { eq } from 'drizzle-orm';
import type { Db } from '../db/db.ts';
import { languageOf } from '../http/refusal.ts';
import type { Settings } from '../http/settings.ts';
import { enqueue } from '../jobs/queue.ts';
import type { JobHandler } from '../jobs/worker.ts';
import { settlementLines } from '../ledger/entries.ts';
import { post } from '../ledger/post.ts';
import { bringUpToDate } from './accrue.ts';
import { closeInstrument } from './instruments.ts';
import { movementOf } from './movement.ts';
import { sendNotice } from './notices.ts';
import { type Earner, lockEarner } from './owner.ts';
import { currentPeriod } from './standing.ts';
import { status } from './status.ts';
import { type Instrument, instruments, type PayPeriod, type Transaction, transactions } from './tables.ts';
import { changeStatus, undoTransfer } from './undo.ts';

/** The kind of job that ends a transfer when its arrival has come; its reference is the transfer's id. */
export const settlement = 'settlement';

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
  employee: Earner,
  period: PayPeriod,
): Promise<Transaction> {
  const { transaction, instrument } = transfer;
  const at = transaction.arrivesAt;
  const language = languageOf(employee.language);
  if (instrument.refusesPayouts) {
    const reason = reasonFor(transaction);
    const change = { status: status.failed, reason, at, period } as const;
    if (reason === returnReason.Bank) await closeInstrument(tx, instrument);
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

/** Has a transfer ended when its arrival has come. */
export function settleOnArrival(tx: Db, { id, arrivesAt }: Transaction): Promise<void> {
  return enqueue(tx, { kind: settlement, reference: id, dueAt: arrivesAt });
}

/**
 * The second step of every transfer: settles it as of its arrival, so that it counts in the pay period of that time, however late this
 * runs. A transfer cancelled meanwhile is left alone.
 */
export function settlementHandler({ accessPercent }: Pick<Settings, 'accessPercent'>): JobHandler {
  return async (tx, { reference }) => {
    const [transfer] = await tx
      .select({ transaction: transactions, instrument: instruments })
      .from(transactions)
      .innerJoin(instruments, eq(instruments.id, transactions.instrumentId))
      .where(eq(transactions.id, reference));
    if (!transfer) throw new Error(`Transfer ${reference} is gone.`);
    const { transaction } = transfer;
    if (transaction.status !== status.inProgress) return false;
    const locked = await lockEarner(tx, transaction.employmentId);
    const employee = await bringUpToDate(tx, locked, transaction.arrivesAt, accessPercent);
    await endTransfer(tx, transfer, employee, await currentPeriod(tx, employee.employmentId));
    return true;
  };
}
