import type { ReturnedFrom } from '../../../ledger/entries.ts';
import { languageOf } from '../../../platform/http/refusal.ts';
import { closeInstrument } from '../accounts/own-accounts.ts';
import { type NoticeEvent, sendNotice } from '../core/notices.ts';
import type { Staged } from '../core/staged.ts';
import type { Transaction } from '../core/tables.ts';
import { returnFee } from './fee-charge.ts';
import { isFinal } from './final-reasons.ts';
import { notePayment } from './outbox.ts';
import { undoTransfer } from './undo.ts';

/** How a transfer failed. */
interface Failure {
  readonly status: Parameters<typeof undoTransfer>[3]['status'];
  readonly reason: string | null;
  readonly notice: NoticeEvent;
  readonly from?: ReturnedFrom;
}

/** Ends a transfer of which nothing is with the person: all of it goes back, with its fee, and the person is told. */
export async function failTransfer(
  staged: Staged,
  { status, reason, notice, from }: Failure,
): Promise<Transaction> {
  const { tx, instrument, employee, period, at } = staged;
  if (isFinal(reason)) await closeInstrument(tx, instrument);
  const transaction = await returnFee(staged);
  await notePayment(
    tx,
    { transactionId: transaction.id, part: 'principal' },
    { endedAt: at, paidMinor: 0, reason },
  );
  const failed = await undoTransfer(tx, transaction, employee, {
    ...{ status, at, period, from },
    reason: reason ?? undefined,
  });
  const language = languageOf(employee.language);
  await sendNotice(tx, notice, { employee, transaction: failed, instrument, at, language });
  return failed;
}
