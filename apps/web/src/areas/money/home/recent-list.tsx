import type { Transaction } from '@dayfare/api/money/queries';
import type { CurrencyCode } from '@dayfare/domain/money';
import { TransactionList } from '@dayfare/ui/patterns/transaction-list';
import { listText, transactionItem } from '../../../kit/money/format/transactions.ts';
import { useMoneyView } from '../../../kit/money/parts/use-money-view.ts';

export interface RecentListProps {
  /** Newest first; null if they couldn't be loaded. */
  transactions: readonly Transaction[] | null;
  currency: CurrencyCode;
  onRetry?: (() => void) | undefined;
}

/** The last few transactions, an empty state, or an error. */
export function RecentList({ transactions, currency, onRetry }: RecentListProps) {
  const view = useMoneyView(currency);
  const { t } = view;
  return (
    <TransactionList
      state={transactions === null ? 'error' : 'ready'}
      items={(transactions ?? []).map((transaction) => transactionItem(transaction, view))}
      currency={currency}
      onRetry={onRetry}
      text={{
        ...listText(t),
        emptyTitle: t('recent.emptyTitle'),
        empty: t('recent.emptyText'),
        errorTitle: t('history.failed'),
        error: t('recent.failed'),
      }}
    />
  );
}
