import { historyQuery, type Transaction } from '@dayfare/api/money/queries';
import { useQueries } from '@tanstack/react-query';
import { useState } from 'react';
import { useApp } from '../../../platform/app-context/app-context.ts';
import { pageOf } from './pages.ts';

/** The history as far as it has been asked for. */
export interface History {
  readonly state: 'loading' | 'error' | 'ready';
  readonly error: unknown;
  readonly transactions: readonly Transaction[];
  /** On all pages. */
  readonly total: number;
  readonly hasMore: boolean;
  readonly isLoadingMore: boolean;
  /** A page after the first couldn't be loaded. */
  readonly hasMoreFailed: boolean;
  readonly isRetrying: boolean;
  readonly showMore: () => void;
  readonly retry: () => void;
}

/** Page after page of transactions, newest first. */
export function useHistory(): History {
  const { api } = useApp();
  const [count, setCount] = useState(1);
  const pages = useQueries({
    queries: Array.from({ length: count }, (_, position) => historyQuery(api, pageOf(position + 1))),
  });
  const [first] = pages;
  const failed = pages.find(({ isError }) => isError);
  const transactions = pages.flatMap(({ data }) => data?.transactions ?? []);
  const total = first?.data?.total ?? 0;
  return {
    state: first?.data ? 'ready' : first?.isError ? 'error' : 'loading',
    error: failed?.error,
    transactions,
    total,
    hasMore: transactions.length < total,
    isLoadingMore: pages.some(({ isFetching }, position) => isFetching && position > 0),
    hasMoreFailed: failed !== undefined && failed !== first,
    isRetrying: failed?.isFetching ?? false,
    showMore: () => (failed ? void failed.refetch() : setCount(count + 1)),
    retry: () => void failed?.refetch(),
  };
}
