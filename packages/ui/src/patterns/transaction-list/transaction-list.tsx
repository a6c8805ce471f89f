'use client';

// biome-ignore lint/style/noRestrictedImports: without it, all rows are in the page.
import { lazy, Suspense } from 'react';
import { Button } from '../../components/button/button.tsx';
import { EmptyState } from '../../components/empty-state/empty-state.tsx';
import { ErrorState } from '../../components/error-state/error-state.tsx';
import { Skeleton } from '../../components/skeleton/skeleton.tsx';
import { type RootProps, rootProps } from '../../primitives/root-props.ts';
import { Stack } from '../../primitives/stack/stack.tsx';
import type { MoneyStatusKind } from '../money-status/money-status.tsx';
import type { TransactionItem } from '../transaction-row/transaction-row.tsx';
import { AllRows } from './all-rows.tsx';
import type { LongRows } from './long-rows.tsx';

export type { TransactionItem } from '../transaction-row/transaction-row.tsx';

/** Texts of the list. */
export interface TransactionListText {
  /** Names of the states. */
  statuses: Record<MoneyStatusKind, string>;
  emptyTitle: string;
  empty: string;
  errorTitle: string;
  error: string;
  loadMore: string;
}

export interface TransactionListProps extends RootProps {
  /**
   * Whether the list has arrived.
   * @default 'ready'
   */
  state?: 'ready' | 'loading' | 'error' | undefined;
  /** In the order to show; newest first if they are grouped. */
  items: readonly TransactionItem[];
  /** ISO 4217 code. */
  currency: string;
  /**
   * `none` for items that are not sorted by date.
   * @default 'month'
   */
  groupBy?: 'month' | 'day' | 'none' | undefined;
  /** A line at the end of a group's heading, by `YYYY-MM` or `YYYY-MM-DD`: "Taken $120.00 · Fees $2.99". */
  groupNotes?: Readonly<Record<string, string>> | undefined;
  /**
   * Heading level.
   * @default 3
   */
  headingLevel?: 2 | 3 | undefined;
  /** Called to load more; omit it at the end of the history. */
  onLoadMore?: (() => void) | undefined;
  /**
   * Whether more are being loaded.
   * @default false
   */
  isLoadingMore?: boolean | undefined;
  /** Called to try again after an error. */
  onRetry?: (() => void) | undefined;
  /** Texts of the disclosure. */
  text: TransactionListText;
}

/** Above this many rows, only those near the screen are in the page. */
const many = 100;

/** Its code comes when it is needed. Without it, all rows are in the page. */
const Long = lazy<typeof LongRows>(() =>
  import('./long-rows.tsx').then(
    ({ LongRows }) => ({ default: LongRows }),
    () => ({ default: AllRows }),
  ),
);

/** Movements of money by month or day. */
export function TransactionList(props: TransactionListProps) {
  const {
    state = 'ready',
    items,
    groupBy = 'month',
    groupNotes,
    headingLevel = 3,
    text,
    onLoadMore,
    isLoadingMore,
  } = props;
  const root = rootProps(props);
  if (state === 'loading') return <Skeleton {...root} shape="row" count={4} isAnnounced />;
  if (state === 'error') {
    return (
      <ErrorState {...root} title={text.errorTitle} headingLevel={headingLevel} onRetry={props.onRetry}>
        {text.error}
      </ErrorState>
    );
  }
  if (items.length === 0)
    return (
      <EmptyState {...root} title={text.emptyTitle} headingLevel={headingLevel}>
        {text.empty}
      </EmptyState>
    );
  const rows = {
    ...{ items, groupBy, groupNotes, headingLevel },
    ...{ currency: props.currency, statuses: text.statuses },
  };
  return (
    <Stack {...root} gap={5}>
      {items.length > many ? (
        <Suspense fallback={<AllRows {...rows} items={items.slice(0, many)} />}>
          <Long {...rows} />
        </Suspense>
      ) : (
        <AllRows {...rows} />
      )}
      {onLoadMore && (
        <Button variant="secondary" onPress={() => onLoadMore()} isPending={isLoadingMore}>
          {text.loadMore}
        </Button>
      )}
    </Stack>
  );
}
