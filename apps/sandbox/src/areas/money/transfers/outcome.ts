import {
  moneyContract,
  type WireTransactionDetail,
  type WireTransferOutcome,
} from '@dayfare/api/money/contract';
import type { Db } from '../../../platform/db/db.ts';
import type { SignedInContext } from '../core/contexts.ts';
import { findTransaction } from '../core/find-transaction.ts';
import { findKey } from '../core/idempotency.ts';
import { closeKey, requireSameCall } from '../core/keyed-move.ts';
import type { IdempotencyKey } from '../core/tables.ts';
import { detailOf } from './detail.ts';

const call = moneyContract.performTransaction;

async function outcomeOf(
  tx: Db,
  found: IdempotencyKey | undefined,
  { employee, clock, language }: SignedInContext,
): Promise<WireTransferOutcome> {
  // A request that waits for a proof was not carried out, and is not being.
  if (!found || found.status === 'notCarriedOut') return { outcome: 'neverSeen' };
  if (found.status === 'received') return { outcome: 'inProgress' };
  if (found.status === 'closed') return { outcome: 'closed' };
  if (found.refusal) return { outcome: 'refused', refusalCode: found.refusal.code };
  // The answer is as old as the transfer; what can be done with it now is asked for again.
  const { transactionID } = found.answer as WireTransactionDetail;
  const { transaction, instrument } = await findTransaction(tx, employee.id, transactionID);
  const detail = await detailOf(tx, transaction, instrument, { now: clock.now(), language });
  return { outcome: 'done', transaction: detail };
}

/** What became of the transfer that was sent with a key. Only reads. */
export async function transactionByKey(context: SignedInContext, key: string): Promise<WireTransferOutcome> {
  const found = await findKey(context.db, { employeeId: context.employee.id, key });
  if (found) requireSameCall(call, found);
  return outcomeOf(context.db, found, context);
}

/** Sees to it that nothing is carried out under a key anymore, and says what it stands for. */
export function closeTransferKey(context: SignedInContext, key: string): Promise<WireTransferOutcome> {
  return closeKey(call, context, key, (tx, found) => outcomeOf(tx, found, context));
}
