import { historyQuery, instrumentsQuery } from '@dayfare/api/money/queries';
import { Link } from '@dayfare/ui/link';
import { Skeleton } from '@dayfare/ui/skeleton';
import { Stack } from '@dayfare/ui/stack';
import { useQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import { useCurrency } from '../../../kit/money/parts/use-currency.ts';
import { useMoneyTexts } from '../../../kit/money/parts/use-money-texts.ts';
import { firstPage } from '../../../kit/money/records/pages.ts';
import { useApp } from '../../../platform/app-context/app-context.ts';
import { laterPart } from '../../../platform/loading/later-part.tsx';
import { pathTo } from '../../../platform/navigation/path-to.ts';
import { QueryView } from '../../../platform/queries/query-view.tsx';
import { Card } from './card.tsx';

/** Number of recent transactions on the home screen. */
const shown = 4;

/** The list loads in parallel with its rows. */
const RecentList = laterPart(async () => (await import('./recent-list.tsx')).RecentList);

/** Loads with the list. */
const LastOneAgain = laterPart(async () => (await import('./last-one-again.tsx')).LastOneAgain, {
  isOptional: true,
});

/** The last few transactions, with a link to all of them. */
export function RecentTransfers() {
  const { api } = useApp();
  const t = useMoneyTexts();
  const currency = useCurrency();
  const history = useQuery(historyQuery(api, firstPage));
  // One of them may be sent again, which depends on where it can be sent to.
  const { isPending } = useQuery(instrumentsQuery(api));
  const hasSome = currency !== null && history.data !== undefined && history.data.transactions.length > 0;
  const onItsWay = <Skeleton shape="row" count={shown} isAnnounced />;
  return (
    <Card
      title={t('recent.title')}
      action={
        hasSome && (
          <Link href={pathTo('/ewa/history')} variant="standalone">
            {t('recent.seeAll')}
          </Link>
        )
      }
    >
      <QueryView
        queries={[history]}
        isWaiting={!currency || isPending}
        saysSlow={false}
        loading={onItsWay}
        failed={({ onRetry }) => (
          <Suspense fallback={onItsWay}>
            <RecentList transactions={null} currency={currency ?? 'USD'} onRetry={onRetry} />
          </Suspense>
        )}
      >
        {({ transactions }) => (
          <Suspense fallback={onItsWay}>
            <Stack gap={4}>
              <RecentList transactions={transactions.slice(0, shown)} currency={currency ?? 'USD'} />
              <LastOneAgain transactions={transactions} currency={currency ?? 'USD'} />
            </Stack>
          </Suspense>
        )}
      </QueryView>
    </Card>
  );
}
