import { type TransactionDetail, transactionQuery } from '@dayfare/api/money/queries';
import type { CurrencyCode } from '@dayfare/domain/money';
import { Box } from '@dayfare/ui/box';
import { Skeleton } from '@dayfare/ui/skeleton';
import { Stack } from '@dayfare/ui/stack';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useApp } from '../../../platform/app-context/app-context.ts';
import { QueryView } from '../../../platform/queries/query-view.tsx';
import { useCurrency } from '../parts/use-currency.ts';
import { MissingTransfer } from './missing-transfer.tsx';

interface OneTransferProps {
  readonly id: string;
  /** What is known about a transfer before the server responds. Default: nothing. */
  readonly known?: ((id: string) => TransactionDetail | undefined) | undefined;
  /** Heading level of a problem: 2 where the page has a heading. Default 1. */
  readonly headingLevel?: 1 | 2 | undefined;
  /** A skeleton of what stands above the steps. Default: that of the details. */
  readonly loading?: ReactNode;
  readonly children: (detail: TransactionDetail, currency: CurrencyCode) => ReactNode;
}

/** One transfer: loading, missing with a retry, or shown. */
export function OneTransfer({ id, known, headingLevel = 1, loading, children }: OneTransferProps) {
  const { api } = useApp();
  const currency = useCurrency();
  const { data, error, isFetching, refetch } = useQuery(transactionQuery(api, id));
  return (
    <QueryView
      queries={[{ data: data ?? known?.(id), error, isFetching, refetch }]}
      isWaiting={!currency}
      loading={<TransferSkeleton head={loading ?? <Skeleton shape="amount" isAnnounced />} />}
      failed={(problem) => <MissingTransfer {...problem} headingLevel={headingLevel} />}
    >
      {(detail) => children(detail, currency ?? 'USD')}
    </QueryView>
  );
}

/** Amount and state, the steps of the way, and the facts. */
function TransferSkeleton({ head }: { head: ReactNode }) {
  return (
    <>
      {head}
      <Skeleton shape="row" count={4} />
      <Box background="surface" radius="card" padding="card">
        <Skeleton shape="text" count={6} />
      </Box>
      <Stack gap={2}>
        <Skeleton shape="control" />
        <Skeleton shape="control" />
      </Stack>
    </>
  );
}
