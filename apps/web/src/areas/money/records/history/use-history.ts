import { historyQuery, type Transaction } from '@dayfare/api/money/queries';
import { useQueries, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { HistoryFilter } from '../../../../kit/money/records/history-filter.ts';
import { pageOf } from '../../../../kit/money/records/pages.ts';
import { useApp } from '../../../../platform/app-context/app-context.ts';
import type { QueryAnswer } from '../../../../platform/queries/query-view.tsx';

/** The history loaded so far. */
export interface History {
  /** The newest page, without which there is nothing to show. */
  readonly first: QueryAnswer<{ readonly transactions: readonly Transaction[]; readonly total: number }>;
  readonly transactions: readonly Transaction[];
  /** On all pages. */
  readonly total: number;
  readonly hasMore: boolean;
  readonly isLoadingMore: boolean;
  /** Whether a later page couldn't be loaded. */
  readonly hasMoreFailed: boolean;
  readonly showMore: () => void;
}

/** Pages of the matching transactions, newest first. */
export function useHistory(filter: HistoryFilter): History {
  const { api } = useApp();
  const key = JSON.stringify(filter);
  const [asked, setAsked] = useState({ key, count: 1 });
  // Another query starts with its first page.
  const count = asked.key === key ? asked.count : 1;
  const first = useQuery(historyQuery(api, pageOf(1, filter)));
  const others = useQueries({
    queries: Array.from({ length: count - 1 }, (_, position) =>
      historyQuery(api, pageOf(position + 2, filter)),
    ),
  });
  const failed = others.find(({ isError }) => isError);
  const transactions = [first, ...others].flatMap(({ data }) => data?.transactions ?? []);
  const total = first.data?.total ?? 0;
  return {
    ...{ first, transactions, total },
    hasMore: transactions.length < total,
    isLoadingMore: others.some(({ isFetching }) => isFetching),
    hasMoreFailed: failed !== undefined,
    showMore: () => (failed ? void failed.refetch() : setAsked({ key, count: count + 1 })),
  };
}
