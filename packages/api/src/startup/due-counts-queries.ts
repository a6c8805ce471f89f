import { type CountName, isCountName } from '@dayfare/domain/navigation';
import type { ApiClient } from '../transport/index.ts';
import { entityQuery } from '../wire/query-defaults.ts';
import { getDueCountsContract } from './get-due-counts-contract.ts';

/** How many things wait for the person, by name. Names that this version doesn't know are left out. */
export function dueCountsQuery(api: ApiClient) {
  return entityQuery({
    queryKey: ['startup', 'due-counts'],
    ask: ({ signal }) => api.client(getDueCountsContract).getDueCounts(undefined, { signal }),
    read: ({ counts }): ReadonlyMap<CountName, number> =>
      new Map(counts.flatMap(({ name, count }) => (isCountName(name) ? [[name, count]] : []))),
    staleTime: 0,
    // A count of yesterday is of no use, and no reason to call the page old.
    meta: { isNeverStored: true },
  });
}
