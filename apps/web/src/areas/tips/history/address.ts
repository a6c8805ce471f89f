import type { TipsFilters } from '@dayfare/api/tips/queries';
import { isIsoDate } from '@dayfare/domain/money';
import { depositStates, tipsKind } from '@dayfare/domain/tips';

/** Reads filters from an address. What is no filter doesn't matter. */
export function filtersFrom(query: URLSearchParams): TipsFilters {
  const kind = query.get('kind');
  const state = query.get('state');
  const day = (name: string) => {
    const value = query.get(name);
    return value !== null && isIsoDate(value) ? value : null;
  };
  return {
    kind: tipsKind.is(kind) ? kind : null,
    state: depositStates.find((one) => one === state) ?? null,
    from: day('from'),
    to: day('to'),
  };
}

/** Filters as they stand in an address. */
export const queryOf = ({ kind, state, from, to }: TipsFilters) => ({
  ...(kind && { kind }),
  ...(state && { state }),
  ...(from && { from }),
  ...(to && { to }),
});

/** Whether anything is narrowed down. */
export const isNarrowed = (filters: TipsFilters): boolean => Object.keys(queryOf(filters)).length > 0;
