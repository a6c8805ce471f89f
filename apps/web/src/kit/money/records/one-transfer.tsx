import { type TransactionDetail, transactionQuery } from '@dayfare/api/money/queries';
import { type CurrencyCode, moneyStatus } from '@dayfare/domain/money';
import { Box } from '@dayfare/ui/box';
import { Skeleton } from '@dayfare/ui/skeleton';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useApp } from '../../../platform/app-context/app-context.ts';
import { QueryView } from '../../../platform/queries/query-view.tsx';
import { useCurrency } from '../parts/use-currency.ts';
import { MissingTransfer } from './missing-transfer.tsx';

/** How often a transfer that is on its way is asked about while somebody looks at it, in ms. */
const lookAgainMs = 15_000;

interface OneTransferProps {
  readonly id: string;
  /** What is known about a transfer before the server responds. Default: nothing. */
  readonly known?: ((id: string) => TransactionDetail | undefined) | undefined;
  /** Heading level of a problem: 2 where the page has a heading. Default 1. */
  readonly headingLevel?: 1 | 2 | undefined;
  /** A skeleton in the shape of what is shown. Default: that of the details. */
  readonly loading?: ReactNode;
  readonly children: (detail: TransactionDetail, currency: CurrencyCode) => ReactNode;
}

/** One transfer: loading, missing with a retry, or shown. */
export function OneTransfer({ id, known, headingLevel = 1, loading, children }: OneTransferProps) {
  const { api } = useApp();
  const currency = useCurrency();
  const { data, error, isFetching, refetch } = useQuery({
    ...transactionQuery(api, id),
    // What is on its way changes by itself: somebody who looks at it sees it arrive.
    refetchInterval: ({ state }) =>
      state.data && moneyStatus(state.data.transactionStatus) === 'pending' ? lookAgainMs : false,
  });
  return (
    <QueryView
      queries={[{ data: data ?? known?.(id), error, isFetching, refetch }]}
      isWaiting={!currency}
      loading={loading ?? <DetailSkeleton />}
      failed={(problem) => <MissingTransfer {...problem} headingLevel={headingLevel} />}
    >
      {(detail) => children(detail, currency ?? 'USD')}
    </QueryView>
  );
}

/** Amount and state, the facts, and what has happened so far. */
function DetailSkeleton() {
  return (
    <>
      <Skeleton shape="amount" isAnnounced />
      <Box background="surface" radius="card" padding="card">
        <Skeleton shape="text" count={7} />
      </Box>
      <Skeleton shape="text" count={4} />
    </>
  );
}
