import { mutationOptions } from '@tanstack/react-query';
import type { ApiClient, ApiError } from '../transport/index.ts';
import { writeDefaults } from '../wire/query-defaults.ts';
import { moneyContract } from './contract.ts';
import { refreshAfterMovement } from './keys.ts';
import { type TransactionDetail, transactionDetailFromWire } from './transfer-from-wire.ts';
import type { PerformRequest } from './transfer-request.ts';

/**
 * Moves money. After an error with `mayHaveMoved` it is unknown whether it moved: ask `transferOutcome` with the same idempotency key.
 * Balance and history are refetched in both cases, without waiting.
 */
export function performMutation(api: ApiClient) {
  return mutationOptions<TransactionDetail, ApiError, PerformRequest>({
    ...writeDefaults,
    mutationKey: ['money', 'perform'],
    mutationFn: async ({ previewId, contractsAccepted, idempotencyKey }) =>
      transactionDetailFromWire(
        await api
          .client(moneyContract)
          .performTransaction(
            { previewId, contractsAccepted: [...contractsAccepted] },
            { context: { idempotencyKey } },
          ),
      ),
    onSuccess: (_detail, _request, _before, { client }) => void refreshAfterMovement(client),
    onError: (error, _request, _before, { client }) => {
      if (error.mayHaveMoved) void refreshAfterMovement(client);
    },
  });
}

/** A receipt to e-mail, and its person's own address. */
export interface EmailedReceipt {
  readonly transactionId: string;
  readonly emailAddress: string;
}

/** E-mails the receipt of a transfer to its person. */
export function emailReceiptMutation(api: ApiClient) {
  return mutationOptions<boolean, ApiError, EmailedReceipt>({
    ...writeDefaults,
    mutationKey: ['money', 'email-receipt'],
    mutationFn: ({ transactionId: transactionID, emailAddress }) =>
      api.client(moneyContract).sendEmailReceipt({ transactionID, emailAddress }),
  });
}

/** Cancels a transfer by its id. */
export function cancelMutation(api: ApiClient) {
  return mutationOptions<TransactionDetail, ApiError, string>({
    ...writeDefaults,
    mutationKey: ['money', 'cancel'],
    mutationFn: async (id) =>
      transactionDetailFromWire(await api.client(moneyContract).cancelTransaction({ id })),
    onSettled: (_detail, _error, _id, _before, { client }) => refreshAfterMovement(client),
  });
}
