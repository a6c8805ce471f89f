import { historyQuery } from '@dayfare/api/money/queries';
import { Link } from '@dayfare/ui/link';
import { Skeleton } from '@dayfare/ui/skeleton';
import { Stack } from '@dayfare/ui/stack';
import { Text } from '@dayfare/ui/text';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useId } from 'react';
import { useApp } from '../../../platform/app-context/app-context.ts';
import { firstPage } from '../history/pages.ts';
import { useCurrency } from '../parts/use-currency.ts';
import { useMoneyTexts } from '../parts/use-money-texts.ts';
import { historyPath } from '../view/steps.ts';

/** How many of the last transactions the home shows. */
const shown = 4;

/** The list comes while its rows do. */
const RecentList = lazy(async () => ({ default: (await import('./recent-list.tsx')).RecentList }));

/** The last few transactions, and the way to all of them. */
export function RecentTransfers() {
  const { api } = useApp();
  const t = useMoneyTexts();
  const id = useId();
  const currency = useCurrency();
  const { data, isError, refetch } = useQuery(historyQuery(api, firstPage));
  const transactions = isError ? null : data?.transactions.slice(0, shown);
  const isReady = isError || (transactions !== undefined && currency !== null);
  const onItsWay = <Skeleton shape="row" count={shown} announce />;
  return (
    <Stack as="section" gap={3} aria-labelledby={id}>
      <Stack direction="row" justify="between" align="center" gap={2} wrap>
        <Text variant="heading" id={id}>
          {t('recent.title')}
        </Text>
        {isReady && transactions && transactions.length > 0 && (
          <Link href={historyPath} variant="standalone">
            {t('recent.seeAll')}
          </Link>
        )}
      </Stack>
      {isReady ? (
        <Suspense fallback={onItsWay}>
          <RecentList
            transactions={transactions ?? null}
            currency={currency ?? 'USD'}
            onRetry={() => void refetch()}
          />
        </Suspense>
      ) : (
        onItsWay
      )}
    </Stack>
  );
}
