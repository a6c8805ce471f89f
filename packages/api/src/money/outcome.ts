import type { ApiClient } from '../transport/index.ts';
import { moneyContract } from './contract.ts';
import { type TransferOutcome, transferOutcomeFromWire } from './transfer-from-wire.ts';

/** What became of the transfer with this idempotency key. Moves nothing. */
export async function transferOutcome(api: ApiClient, idempotencyKey: string): Promise<TransferOutcome> {
  return transferOutcomeFromWire(await api.client(moneyContract).transactionByKey({ idempotencyKey }));
}

/**
 * Makes sure that no transfer is made with this idempotency key any more, and returns what it stands for: a transfer if one was already
 * made.
 */
export async function closeTransferKey(api: ApiClient, idempotencyKey: string): Promise<TransferOutcome> {
  return transferOutcomeFromWire(await api.client(moneyContract).closeTransferKey({ idempotencyKey }));
}
