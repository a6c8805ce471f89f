import type { CurrencyCode, MinorUnits } from '@dayfare/domain/money';
import { Banner } from '@dayfare/ui/banner';
import { Button } from '@dayfare/ui/button';
import { EmptyState } from '@dayfare/ui/empty-state';
import { TransactionList } from '@dayfare/ui/patterns/transaction-list';
import { Stack } from '@dayfare/ui/stack';
import { Text } from '@dayfare/ui/text';
import { listText, transactionItem } from '../../../../kit/money/format/transactions.ts';
import { useMoneyTexts } from '../../../../kit/money/parts/use-money-texts.ts';
import { useMoneyView } from '../../../../kit/money/parts/use-money-view.ts';
import { type HistoryFilter, isNarrowed } from '../../../../kit/money/records/history-filter.ts';
import { LoadProblem } from '../../../../platform/queries/load-problem.tsx';
import { QueryView } from '../../../../platform/queries/query-view.tsx';
import { HistoryTotals } from './history-totals.tsx';
import type { History } from './use-history.ts';

export interface FoundTransfersProps {
  history: History;
  filter: HistoryFilter;
  /** Null while unknown. */
  currency: CurrencyCode | null;
  /** Id of the transfer that stands beside the list. */
  beside: string | null;
  /** Where a transfer's row leads. */
  hrefOf: (id: string) => string;
  /** Takes every filter away. */
  onReset: () => void;
}

/** The transfers that match: loading, failed, none, or ten at a time. */
export function FoundTransfers({ history, filter, currency, beside, hrefOf, onReset }: FoundTransfersProps) {
  const view = useMoneyView(currency ?? 'USD');
  const { t, money } = view;
  const { first, transactions, total, totals, ...more } = history;
  const monthNote = ({ taken, fees }: { taken: MinorUnits; fees: MinorUnits }) =>
    taken > 0 || fees > 0
      ? t('money/records/history:totals.month', { taken: money(taken), fees: money(fees) })
      : '';
  const isByDate = filter.sort === null || filter.sort === 'oldest';
  const list = {
    currency: currency ?? 'USD',
    headingLevel: 2,
    groupBy: isByDate ? 'month' : 'none',
    groupNotes: Object.fromEntries((totals?.months ?? []).map((one) => [one.month, monthNote(one)])),
    text: listText(t),
  } as const;
  return (
    <QueryView
      queries={[first]}
      isWaiting={!currency}
      loading={<TransactionList state="loading" items={[]} {...list} />}
      failed={(problem) => (
        <LoadProblem
          {...problem}
          title={t('history.failed')}
          text={t('history.failedText')}
          offlineText={t('history.offlineText')}
        />
      )}
    >
      {() =>
        isNarrowed(filter) && total === 0 ? (
          <NothingFound onReset={onReset} />
        ) : (
          <Stack gap={4}>
            {totals && total > 0 && filter.instruments.length !== 1 && (
              <HistoryTotals totals={totals} currency={list.currency} />
            )}
            <TransactionList
              items={transactions.map((transaction) => ({
                ...transactionItem(transaction, view),
                href: hrefOf(transaction.id),
                isCurrent: transaction.id === beside,
              }))}
              onLoadMore={more.hasMore ? more.showMore : undefined}
              isLoadingMore={more.isLoadingMore}
              {...list}
            />
            {more.hasMoreFailed && (
              <Banner tone="warning" isAnnounced>
                {t('history.moreFailed')}
              </Banner>
            )}
            {more.hasMore && (
              <Text variant="caption" tone="muted" align="center">
                {t('history.count', { shown: transactions.length, total })}
              </Text>
            )}
          </Stack>
        )
      }
    </QueryView>
  );
}

function NothingFound({ onReset }: { onReset: () => void }) {
  const t = useMoneyTexts();
  return (
    <EmptyState
      title={t('history.noneTitle')}
      action={
        <Button variant="secondary" onPress={onReset}>
          {t('history.showAll')}
        </Button>
      }
    >
      {t('history.none')}
    </EmptyState>
  );
}
