import type { QueryClient, QueryKey } from '@tanstack/react-query';

/**
 * Puts an answer in place of what was known. A request for the same that is still under way is cancelled first: it may have been answered
 * before the change, and would put the old state back.
 */
export async function replaceAnswer<Answer>(
  client: QueryClient,
  queryKey: QueryKey,
  answer: Answer,
): Promise<void> {
  await client.cancelQueries({ queryKey, exact: true });
  client.setQueryData<Answer>(queryKey, answer);
}
