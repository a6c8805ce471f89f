import type { TransactionDetail } from '@dayfare/api/money/queries';
import type { QueryClient } from '@tanstack/react-query';

/** Returns the server's response from when this transaction was made, if that was a moment ago in this tab. */
export function performedDetail(client: QueryClient, id: string): TransactionDetail | undefined {
  const isThis = (data: unknown): data is TransactionDetail =>
    typeof data === 'object' && data !== null && 'id' in data && data.id === id;
  const answers = client
    .getMutationCache()
    .findAll({ mutationKey: ['money', 'perform'], status: 'success' })
    .map(({ state }) => state.data);
  return answers.findLast(isThis);
}
