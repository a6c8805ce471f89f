import { historyQuery, type Transaction } from '@dayfare/api/money/queries';
import { useQueries, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useApp } from '../../../platform/app-context/app-context.ts';
import type { QueryAnswer } from '../../../platform/queries/query-view.tsx';
import { pageOf } from './pages.ts';

/** The history as far as it has been asked for. */
export interface History {
  /** The newest page, without which there is nothing to show. */
  readonly first: QueryAnswer<{ readonly transactions: readonly Transaction[]; readonly total: number }>;
  readonly transactions: readonly Transaction[];
  /** On all pages. */
  readonly total: number;
  readonly hasMore: boolean;
  readonly isLoadingMore: boolean;
  /** A page after the first couldn't be loaded. */
  readonly hasMoreFailed: boolean;
  readonly showMore: () => void;
}

/** Page after page of transactions, newest first. */
export function useHistory(): History {
  const { api } = useApp();
  const [count, setCount] = useState(1);
  const first = useQuery(historyQuery(api, pageOf(1)));
  const others = useQueries({
    queries: Array.from({ length: count - 1 }, (_, position) => historyQuery(api, pageOf(position + 2))),
  });
  const failed = others.find(({ isError }) => isError);
  const transactions = [first, ...others].flatMap(({ data }) => data?.transactions ?? []);
  const total = first.data?.total ?? 0;
  return {
    ...{ first, transactions, total },
    hasMore: transactions.length < total,
    isLoadingMore: others.some(({ isFetching }) => isFetching),
    hasMoreFailed: failed !== undefined,
    showMore: () => (failed ? void failed.refetch() : setCount(count + 1)),
  };
}
