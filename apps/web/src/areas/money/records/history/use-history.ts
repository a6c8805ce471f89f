import { historyQuery, type Transaction, type TransactionPage } from '@dayfare/api/money/queries';
import { useQueries, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { HistoryFilter } from '../../../../kit/money/records/history-filter.ts';
import { pageOf } from '../../../../kit/money/records/pages.ts';
import { useApp } from '../../../../platform/app-context/app-context.ts';
import type { QueryAnswer } from '../../../../platform/queries/query-view.tsx';

/** The history loaded so far. */
export interface History {
  /** The newest page, without which there is nothing to show. */
  readonly first: QueryAnswer<TransactionPage>;
  readonly transactions: readonly Transaction[];
  /** On all pages. */
  readonly total: number;
  /** What was taken and paid in fees on all pages; null while unknown, and where the server does not say. */
  readonly totals: TransactionPage['totals'];
  /** The kinds of money that the person has moved. */
  readonly sources: TransactionPage['sources'];
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
  const [sources, setSources] = useState<TransactionPage['sources']>([]);
  // Another query starts with its first page.
  const count = asked.key === key ? asked.count : 1;
  const first = useQuery(historyQuery(api, pageOf(1, filter)));
  const others = useQueries({
    queries: Array.from({ length: count - 1 }, (_, position) =>
      historyQuery(api, pageOf(position + 2, filter)),
    ),
  });
  // They stay while another filter’s page is on its way.
  const known = first.data?.sources ?? sources;
  if (known !== sources) setSources(known);
  const failed = others.find(({ isError }) => isError);
  const transactions = [first, ...others].flatMap(({ data }) => data?.transactions ?? []);
  const total = first.data?.total ?? 0;
  return {
    ...{ first, transactions, total },
    totals: first.data?.totals ?? null,
    sources: known,
    hasMore: transactions.length < total,
    isLoadingMore: others.some(({ isFetching }) => isFetching),
    hasMoreFailed: failed !== undefined,
    showMore: () => (failed ? void failed.refetch() : setAsked({ key, count: count + 1 })),
  };
}
