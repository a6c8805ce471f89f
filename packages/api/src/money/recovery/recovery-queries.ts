import { type MoveAnswer, type RecoveryOutcome, recoveryOutcome } from '@dayfare/domain/money';
import type { ApiClient } from '../../transport/index.ts';
import { type Entity, maybe, moveAnswerFromWire } from '../../wire/index.ts';
import { recoveryContract, type WireRecovery } from './recovery-contract.ts';

/** What to debit, and from which account. */
export interface Recovery {
  readonly instrumentId: number;
  readonly deductionId: number;
}

/** What came of a debit: null once it is recovered, otherwise why it wasn't. No money has moved then, unless it is `OnItsWay`. */
export type RecoveryReceipt = Entity<typeof receiptFromWire>;

function receiptFromWire({ isRecovered, outcome }: WireRecovery) {
  const refused: RecoveryOutcome | null = isRecovered
    ? null
    : (maybe(recoveryOutcome.fromWire, outcome) ?? 'RecoveryFailed');
  return { refused } as const;
}

/** Debits what a deduction owes, once for each idempotency key. Rejects with ApiError. */
export async function recover(
  api: ApiClient,
  { instrumentId, deductionId }: Recovery,
  idempotencyKey: string,
): Promise<RecoveryReceipt> {
  return receiptFromWire(
    await api
      .client(recoveryContract)
      .performAccessPlusDebitRecoveryTransaction(
        { instrumentID: instrumentId, deductionID: deductionId },
        { context: { idempotencyKey } },
      ),
  );
}

/** What became of a debit whose answer was lost. Nothing is debited under its key any more. Rejects with ApiError. */
export async function recoveryAnswer(
  api: ApiClient,
  idempotencyKey: string,
): Promise<MoveAnswer<RecoveryReceipt>> {
  const answer = await api.client(recoveryContract).closeRecoveryKey({ idempotencyKey });
  return moveAnswerFromWire(answer, receiptFromWire);
}
