import { useSearchParams } from 'react-router-dom';
import { filterFrom, queryOf } from '../../../../kit/money/records/filter-address.ts';
import type { HistoryFilter } from '../../../../kit/money/records/history-filter.ts';

/** Names the transfer that stands beside the list, in the address. */
const besideName = 'transfer';

/** What the history's address says. */
export interface HistoryAddress {
  readonly filter: HistoryFilter;
  /** Id of the transfer beside the list; null for none. */
  readonly beside: string | null;
  /** Changes the filter; the way back does not lead through every change. */
  readonly setFilter: (filter: HistoryFilter) => void;
  /** The address with this transfer beside the list, or with none. */
  readonly withBeside: (id: string | null) => string;
}

/** Reads the filter and the chosen transfer from the address, where they survive a reload and a look at one transfer. */
export function useFilter(): HistoryAddress {
  const [query, setQuery] = useSearchParams();
  const filter = filterFrom(query);
  const beside = query.get(besideName);
  const withId = (of: HistoryFilter, id: string | null) => {
    const next = queryOf(of);
    if (id) next.set(besideName, id);
    return next;
  };
  return {
    filter,
    beside,
    setFilter: (next) => setQuery(withId(next, beside), { replace: true }),
    withBeside: (id) => `?${withId(filter, id)}`,
  };
}
