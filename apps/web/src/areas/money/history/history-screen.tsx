import { AppHeader } from '@dayfare/ui/app-header';
import { Banner } from '@dayfare/ui/banner';
import { Box } from '@dayfare/ui/box';
import { Button } from '@dayfare/ui/button';
import { EmptyState } from '@dayfare/ui/empty-state';
import { TransactionList } from '@dayfare/ui/patterns/transaction-list';
import { Screen } from '@dayfare/ui/screen';
import { Stack } from '@dayfare/ui/stack';
import { Text } from '@dayfare/ui/text';
import { useId, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useMainParts } from '../../../platform/navigation/use-main-parts.ts';
import { LoadProblem } from '../../../platform/queries/load-problem.tsx';
import { QueryView } from '../../../platform/queries/query-view.tsx';
import { useHasRoom } from '../../../platform/surroundings/use-has-room.ts';
import { PartHeader } from '../../session/index.ts';
import { useCurrency } from '../parts/use-currency.ts';
import { useMoneyView } from '../parts/use-money-view.ts';
import { homePath } from '../view/steps.ts';
import { listText, transactionItem } from '../view/transactions.ts';
import { FilterFields, type FilterFieldsProps } from './filter-fields.tsx';
import { allTransfers, isNarrowed } from './history-filter.ts';
import { HistorySearch } from './history-search.tsx';
import { useHistory } from './use-history.ts';

/** All transfers, or those that match a search, ten at a time. */
export function HistoryScreen() {
  const navigate = useNavigate();
  const currency = useCurrency();
  const [filter, setFilter] = useState(allTransfers);
  const view = useMoneyView(currency ?? 'USD');
  const { t } = view;
  // A page of the navigation has no way back.
  const isEntry = useMainParts().length > 0;
  const hasRoom = useHasRoom();
  const { first, transactions, total, ...more } = useHistory(filter);
  const list = { currency: currency ?? 'USD', headingLevel: 2, text: listText(t) } as const;
  return (
    <Screen
      isWide
      header={
        isEntry ? (
          <PartHeader />
        ) : (
          <AppHeader title={t('history.title')} onBack={() => void navigate(homePath)} />
        )
      }
      lead={
        isEntry && (
          <Text variant="title" isFocusTarget>
            {t('history.title')}
          </Text>
        )
      }
      aside={hasRoom && <FilterPanel filter={filter} onChange={setFilter} />}
    >
      <HistorySearch
        filter={filter}
        onChange={setFilter}
        found={isNarrowed(filter) ? first.data?.total : undefined}
        hasFilterBeside={hasRoom}
      />
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
            <NothingFound onReset={() => setFilter(allTransfers)} />
          ) : (
            <>
              <TransactionList
                items={transactions.map((transaction) => transactionItem(transaction, view))}
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
            </>
          )
        }
      </QueryView>
    </Screen>
  );
}

/** The filter in the second column of a wide window: what is chosen shows at once. */
function FilterPanel(props: FilterFieldsProps) {
  const { t } = useMoneyView('USD');
  const id = useId();
  const { filter, onChange } = props;
  const isChosen = filter.status !== null || filter.days !== null;
  return (
    <Box as="section" background="surface" radius="card" padding="card" aria-labelledby={id}>
      <Stack gap={5}>
        <Text variant="heading" as="h2" id={id}>
          {t('history.filter')}
        </Text>
        <FilterFields {...props} />
        <Button
          variant="quiet"
          isDisabled={!isChosen}
          onPress={() => onChange({ ...filter, status: null, days: null })}
        >
          {t('history.reset')}
        </Button>
      </Stack>
    </Box>
  );
}

function NothingFound({ onReset }: { onReset: () => void }) {
  const { t } = useMoneyView('USD');
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
