'use client';

import { useLocale } from 'react-aria-components/I18nProvider';
import { Button } from '../../components/button/button.tsx';
import { EmptyState } from '../../components/empty-state/empty-state.tsx';
import { ErrorState } from '../../components/error-state/error-state.tsx';
import { Skeleton } from '../../components/skeleton/skeleton.tsx';
import { asWritten } from '../../primitives/as-written.ts';
import { type RootProps, rootProps } from '../../primitives/root-props.ts';
import { Stack } from '../../primitives/stack/stack.tsx';
import { Text } from '../../primitives/text/text.tsx';
import type { MoneyStatusKind } from '../money-status/money-status.tsx';
import { type TransactionItem, TransactionRow } from '../transaction-row/transaction-row.tsx';
import { groupByDate } from './group-by-date.ts';

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

const headings = {
  month: { month: 'long', year: 'numeric' },
  day: { weekday: 'long', month: 'long', day: 'numeric' },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>;

/** Movements of money by month or day. */
export function TransactionList(props: TransactionListProps) {
  const {
    state = 'ready',
    items,
    groupBy = 'month',
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
  return (
    <Stack {...root} gap={5}>
      {groupBy === 'none' ? (
        <Rows {...props} />
      ) : (
        groupByDate(items, groupBy).map((group) => (
          <Group key={group.key} {...props} groupBy={groupBy} groupKey={group.key} items={group.items} />
        ))
      )}
      {onLoadMore && (
        <Button variant="secondary" onPress={() => onLoadMore()} isPending={isLoadingMore}>
          {text.loadMore}
        </Button>
      )}
    </Stack>
  );
}

/** Spanish and French months and weekdays are lower case, except at the start of a heading. */
const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

interface GroupProps extends TransactionListProps {
  groupKey: string;
  groupBy: 'month' | 'day';
}

function Group({ groupKey, groupBy, headingLevel = 3, ...rows }: GroupProps) {
  const { locale } = useLocale();
  const first = new Date(`${groupKey.padEnd(10, '-01')}T00:00:00Z`);
  const format = new Intl.DateTimeFormat(locale, { ...headings[groupBy], timeZone: 'UTC' });
  return (
    <Stack as="section" gap={1}>
      <Text variant="label" as={`h${headingLevel}`} tone="muted" isStrong>
        {capital(asWritten(format.format(first), locale))}
      </Text>
      <Rows {...rows} />
    </Stack>
  );
}

function Rows({ items, currency, text }: Pick<TransactionListProps, 'items' | 'currency' | 'text'>) {
  return (
    <Stack as="ul" gap={0}>
      {items.map((item) => (
        <li key={item.id}>
          <TransactionRow item={item} currency={currency} statusLabel={text.statuses[item.status]} />
        </li>
      ))}
    </Stack>
  );
}
