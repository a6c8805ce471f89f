import { type TransactionDetail, transactionQuery } from '@dayfare/api/money/queries';
import type { CurrencyCode } from '@dayfare/domain/money';
import { Skeleton } from '@dayfare/ui/skeleton';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useApp } from '../../../platform/app-context/app-context.ts';
import { QueryView } from '../../../platform/queries/query-view.tsx';
import { MissingTransfer } from './missing-transfer.tsx';
import { useCurrency } from './use-currency.ts';

interface OneTransferProps {
  readonly id: string;
  /** What is known about a transfer before the server responds. Default: nothing. */
  readonly known?: ((id: string) => TransactionDetail | undefined) | undefined;
  /** Heading level of a problem: 2 where the page has a heading. Default 1. */
  readonly headingLevel?: 1 | 2 | undefined;
  readonly children: (detail: TransactionDetail, currency: CurrencyCode) => ReactNode;
}

/** One transfer: loading, missing with a retry, or shown. */
export function OneTransfer({ id, known, headingLevel = 1, children }: OneTransferProps) {
  const { api } = useApp();
  const currency = useCurrency();
  const { data, error, isFetching, refetch } = useQuery(transactionQuery(api, id));
  return (
    <QueryView
      queries={[{ data: data ?? known?.(id), error, isFetching, refetch }]}
      isWaiting={!currency}
      loading={
        <>
          <Skeleton shape="amount" isAnnounced />
          <Skeleton shape="text" count={2} />
          <Skeleton shape="row" count={7} />
        </>
      }
      failed={(problem) => <MissingTransfer {...problem} headingLevel={headingLevel} />}
    >
      {(detail) => children(detail, currency ?? 'USD')}
    </QueryView>
  );
}
