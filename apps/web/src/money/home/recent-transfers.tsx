import { historyQuery } from '@dayfare/api/money/queries';
import { Link } from '@dayfare/ui/link';
import { TransactionList } from '@dayfare/ui/patterns/transaction-list';
import { Stack } from '@dayfare/ui/stack';
import { Text } from '@dayfare/ui/text';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { useApp } from '../../app/app-context.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { firstPage } from '../history/pages.ts';
import { useCurrency } from '../parts/use-currency.ts';
import { historyPath } from '../view/steps.ts';
import { listText, transactionItem } from '../view/transactions.ts';

/** How many of the last transactions the home shows. */
const shown = 4;

/** The last few transactions, and the way to all of them. */
export function RecentTransfers() {
  const { api } = useApp();
  const t = useTexts('money');
  const id = useId();
  const currency = useCurrency();
  const history = useQuery(historyQuery(api, firstPage));
  const items = history.data?.transactions
    .slice(0, shown)
    .map((transaction) => transactionItem(transaction, t));
  const isReady = items !== undefined && currency !== null;
  return (
    <Stack as="section" gap={3} aria-labelledby={id}>
      <Stack direction="row" justify="between" align="center" gap={2} wrap>
        <Text variant="heading" id={id}>
          {t('recent.title')}
        </Text>
        {isReady && items.length > 0 && (
          <Link href={historyPath} variant="standalone">
            {t('recent.seeAll')}
          </Link>
        )}
      </Stack>
      <TransactionList
        state={history.isError ? 'error' : isReady ? 'ready' : 'loading'}
        items={items ?? []}
        currency={currency ?? 'USD'}
        onRetry={() => void history.refetch()}
        text={{
          ...listText(t),
          emptyTitle: t('recent.emptyTitle'),
          empty: t('recent.emptyText'),
          errorTitle: t('history.failed'),
          error: t('recent.failed'),
        }}
      />
    </Stack>
  );
}
