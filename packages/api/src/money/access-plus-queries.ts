import { type RecoveryOutcome, recoveryOutcome } from '@dayfare/domain/money';
import type { ApiClient } from '../transport/index.ts';
import { maybe } from '../wire/index.ts';
import { accessPlusContract } from './access-plus-contract.ts';

/** What to debit, and from which account. */
export interface Recovery {
  readonly instrumentId: number;
  readonly deductionId: number;
}

/**
 * Debits what a deduction owes, once for each idempotency key. Resolves with null once it is recovered, otherwise with why it wasn't; then
 * no money has moved. Rejects with ApiError.
 */
export async function recover(
  api: ApiClient,
  { instrumentId, deductionId }: Recovery,
  idempotencyKey: string,
): Promise<RecoveryOutcome | null> {
  const { isRecovered, outcome } = await api
    .client(accessPlusContract)
    .performAccessPlusDebitRecoveryTransaction(
      { instrumentID: instrumentId, deductionID: deductionId },
      { context: { idempotencyKey } },
    );
  if (isRecovered) return null;
  return maybe(recoveryOutcome.fromWire, outcome) ?? 'RecoveryFailed';
}
