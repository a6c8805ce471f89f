import type { Transaction } from '@dayfare/api/money/queries';
import { TransactionList } from '@dayfare/ui/patterns/transaction-list';
import { useMoneyTexts } from '../parts/use-money-texts.ts';
import { listText, transactionItem } from '../view/transactions.ts';

/** Props of {@link RecentList}. */
export interface RecentListProps {
  /** Newest first; null when they could not be had. */
  transactions: readonly Transaction[] | null;
  /** ISO 4217 code. */
  currency: string;
  onRetry?: (() => void) | undefined;
}

/** The last few transactions, or that there are none, or that they could not be had. */
export function RecentList({ transactions, currency, onRetry }: RecentListProps) {
  const t = useMoneyTexts();
  return (
    <TransactionList
      state={transactions === null ? 'error' : 'ready'}
      items={(transactions ?? []).map((transaction) => transactionItem(transaction, t))}
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
