import { AppHeader } from '@dayfare/ui/app-header';
import { Banner } from '@dayfare/ui/banner';
import { TransactionList } from '@dayfare/ui/patterns/transaction-list';
import { Screen } from '@dayfare/ui/screen';
import { Text } from '@dayfare/ui/text';
import { useNavigate } from 'react-router-dom';
import { LoadProblem } from '../parts/load-problem.tsx';
import { SlowNote } from '../parts/slow-note.tsx';
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
  const history = useHistory();
  const { transactions, total, hasMore, hasMoreFailed } = history;
  const isLoading = history.state === 'loading' || (history.state === 'ready' && !currency);
  return (
    <Screen header={<AppHeader title={t('history.title')} onBack={() => void navigate(homePath)} />}>
      {history.state === 'error' ? (
        <LoadProblem
          error={history.error}
          title={t('history.failed')}
          text={t('history.failedText')}
          offlineText={t('history.offlineText')}
          onRetry={history.retry}
          isRetrying={history.isRetrying}
        />
      ) : (
        <TransactionList
          state={isLoading ? 'loading' : 'ready'}
          items={transactions.map((transaction) => transactionItem(transaction, t))}
          currency={currency ?? 'USD'}
          headingLevel={2}
          onLoadMore={hasMore ? history.showMore : undefined}
          isLoadingMore={history.isLoadingMore}
          text={listText(t)}
        />
      )}
      {isLoading && <SlowNote />}
      {hasMoreFailed && (
        <Banner tone="warning" announce>
          {t('history.moreFailed')}
        </Banner>
      )}
      {hasMore && (
        <Text variant="caption" tone="muted" align="center">
          {t('history.count', { shown: transactions.length, total })}
        </Text>
      )}
    </Screen>
  );
}
