import { cardMonthsQuery } from '@dayfare/api/card/activity-queries';
import type { CurrencyCode } from '@dayfare/domain/money';
import { Button } from '@dayfare/ui/button';
import { EmptyState } from '@dayfare/ui/empty-state';
import { TransactionList } from '@dayfare/ui/patterns/transaction-list';
import { SearchField } from '@dayfare/ui/search-field';
import { Stack } from '@dayfare/ui/stack';
import { Text } from '@dayfare/ui/text';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { listText } from '../../../kit/money/format/transactions.ts';
import { useMoneyView } from '../../../kit/money/parts/use-money-view.ts';
import { useApp } from '../../../platform/app-context/app-context.ts';
import { useSettledText } from '../../../platform/forms/use-settled-text.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { LoadProblem } from '../../../platform/queries/load-problem.tsx';
import { QueryView } from '../../../platform/queries/query-view.tsx';
import { useTransactionRow } from '../parts/use-transaction-row.ts';

export interface ActivityProps {
  cardId: number;
  currency: CurrencyCode;
}

/** What happened on a card by month, with a search. */
export function Activity({ cardId, currency }: ActivityProps) {
  const { api } = useApp();
  const t = useTexts('card/home');
  const { t: moneyTexts, money } = useMoneyView(currency);
  const rowOf = useTransactionRow(currency);
  const [typed, setTyped] = useState('');
  const search = useSettledText(typed);
  const months = useInfiniteQuery(cardMonthsQuery(api, cardId, search));
  const list = {
    currency,
    groupBy: 'month',
    headingLevel: 3,
    text: {
      ...listText(moneyTexts),
      emptyTitle: t('activity.emptyTitle'),
      empty: t('activity.empty'),
      loadMore: t('activity.earlier'),
    },
  } as const;
  const found = months.data?.flatMap(({ transactions }) => transactions);
  return (
    <Stack as="section" gap={4}>
      <Text variant="heading">{t('activity.title')}</Text>
      <SearchField
        label={t('activity.search')}
        value={typed}
        onChange={setTyped}
        resultCount={search === '' ? undefined : found?.length}
      />
      <QueryView
        queries={[months]}
        loading={<TransactionList state="loading" items={[]} {...list} />}
        failed={(problem) => (
          <LoadProblem
            {...problem}
            title={t('activity.failed')}
            text={t('activity.failedText')}
            offlineText={t('activity.offlineText')}
            headingLevel={3}
          />
        )}
      >
        {(all) =>
          search !== '' && found?.length === 0 ? (
            <EmptyState
              illustration="not-found"
              title={t('activity.nothingFound')}
              headingLevel={3}
              action={
                <Button variant="secondary" onPress={() => setTyped('')}>
                  {t('activity.showAll')}
                </Button>
              }
            >
              {t('activity.nothingFoundText')}
            </EmptyState>
          ) : (
            <TransactionList
              {...list}
              items={all.flatMap(({ transactions }) => transactions.map(rowOf))}
              groupNotes={Object.fromEntries(
                all.map(({ month, loaded, spent }) => [
                  month,
                  t('activity.sums', { loaded: money(loaded), spent: money(spent) }),
                ]),
              )}
              onLoadMore={months.hasNextPage ? () => void months.fetchNextPage() : undefined}
              isLoadingMore={months.isFetchingNextPage}
            />
          )
        }
      </QueryView>
    </Stack>
  );
}
