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
import type { QueryClient } from '@tanstack/react-query';

/** The calls that a transfer needs. */
export interface TransferCalls {
  /** Always asks the server: a preview is never taken from a cache. */
  readonly preview: (request: TransferRequest) => Promise<TransferPreview>;
  readonly perform: (request: PerformRequest) => Promise<TransactionDetail>;
  /** What the server knows about an idempotency key. Moves nothing. */
  readonly outcome: (key: string) => Promise<TransferOutcome>;
  /** Makes sure that nothing is sent under a key any more; gives what it stands for. */
  readonly close: (key: string) => Promise<TransferOutcome>;
}

/** The transfer's calls over the query client, so that a movement refreshes balance and history [money-093]. */
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
