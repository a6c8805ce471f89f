import {
  closeTransferKey,
  type PerformRequest,
  performMutation,
  previewQuery,
  refreshAfterMovement,
  type TransactionDetail,
  type TransferOutcome,
  type TransferPreview,
  type TransferRequest,
  transferOutcome,
} from '@dayfare/api/money/queries';
import type { ApiClient } from '@dayfare/api/transport';
import type { TransferAnswer } from '@dayfare/domain/money';
import type { QueryClient } from '@tanstack/react-query';

/** The requests that a transfer needs. */
export interface TransferCalls {
  /** Always asks the server: a preview is never cached. */
  readonly preview: (request: TransferRequest) => Promise<TransferPreview>;
  readonly perform: (request: PerformRequest) => Promise<TransactionDetail>;
  /** What the server knows about an idempotency key. Does not move money. */
  readonly outcome: (key: string) => Promise<TransferOutcome>;
  /** Makes sure nothing is sent under a key anymore; resolves with what is known about it. */
  readonly close: (key: string) => Promise<TransferOutcome>;
}

/** The transfer's requests, through the query client, so that a movement refreshes balance and history [money-093]. */
export function transferCalls(api: ApiClient, client: QueryClient): TransferCalls {
  const refreshing = async (answer: Promise<TransferOutcome>) => {
    const outcome = await answer;
    if (outcome.status === 'done') void refreshAfterMovement(client);
    return outcome;
  };
  return {
    preview: async (request) => {
      const { select, ...query } = previewQuery(api, request);
      const preview = await client.fetchQuery({ ...query, staleTime: 0 });
      if (!select) throw new TypeError('The preview query reads what it fetches.');
      return select(preview);
    },
    perform: (request) => client.getMutationCache().build(client, performMutation(api)).execute(request),
    outcome: (key) => refreshing(transferOutcome(api, key)),
    close: (key) => refreshing(closeTransferKey(api, key)),
  };
}

/** What the server says of a transfer, as its state machine takes it. */
export function answerOf(outcome: TransferOutcome): TransferAnswer {
  switch (outcome.status) {
    case 'done': {
      const { id, arrivesAt } = outcome.detail;
      return { status: 'done', receipt: { transactionId: id, arrivesAt } };
    }
    case 'refused':
      return { status: 'refused', reason: outcome.code };
    default:
      return outcome;
  }
}
