import { performMutation, previewQuery } from '@dayfare/api/money/queries';
import type { ApiClient } from '@dayfare/api/transport';
import type { QueryClient } from '@tanstack/react-query';
import type { TransferCalls } from './transfer-desk.ts';

/** The transfer's calls over the query client, so that a movement refreshes balance and history [money-093]. */
export function transferCalls(api: ApiClient, client: QueryClient): TransferCalls {
  return {
    preview: async (request) => {
      const { select, ...query } = previewQuery(api, request);
      const preview = await client.fetchQuery({ ...query, staleTime: 0 });
      if (!select) throw new TypeError('The preview query reads what it fetches.');
      return select(preview);
    },
    perform: (request) => client.getMutationCache().build(client, performMutation(api)).execute(request),
  };
}
