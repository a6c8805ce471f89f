import { AppHeader } from '@dayfare/ui/app-header';
import { Banner } from '@dayfare/ui/banner';
import { TransactionList } from '@dayfare/ui/patterns/transaction-list';
import { Screen } from '@dayfare/ui/screen';
import { Text } from '@dayfare/ui/text';
import { useNavigate } from 'react-router-dom';
import { LoadProblem } from '../../../platform/queries/load-problem.tsx';
import { QueryView } from '../../../platform/queries/query-view.tsx';
import { useCurrency } from '../parts/use-currency.ts';
import { useMoneyTexts } from '../parts/use-money-texts.ts';
import { homePath } from '../view/steps.ts';
import { listText, transactionItem } from '../view/transactions.ts';
import { useHistory } from './use-history.ts';

/** Every transfer there was, ten at a time. */
export function HistoryScreen() {
  const t = useMoneyTexts();
  const navigate = useNavigate();
  const currency = useCurrency();
  const { first, transactions, total, ...more } = useHistory();
  const list = { currency: currency ?? 'USD', headingLevel: 2, text: listText(t) } as const;
  return (
    <Screen header={<AppHeader title={t('history.title')} onBack={() => void navigate(homePath)} />}>
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
        {() => (
          <>
            <TransactionList
              items={transactions.map((transaction) => transactionItem(transaction, t))}
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
        )}
      </QueryView>
    </Screen>
  );
}
