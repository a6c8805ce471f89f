import type { QueryClient } from '@tanstack/react-query';
import type { ApiError } from '../transport/index.ts';
import type { entityQuery } from './query-defaults.ts';

/** Fetches an entity outside of a component, as fresh as its query asks for. Rejects with ApiError. */
export async function fetchEntity<Wire, Entity>(
  client: QueryClient,
  query: ReturnType<typeof entityQuery<Wire, Entity>>,
): Promise<Entity> {
  const { select, ...asked } = query;
  const wire = await client.fetchQuery<Wire, ApiError, Wire>(asked);
  if (!select) throw new TypeError('The query reads nothing.');
  return select(wire);
}
