import { historyQuery } from '@dayfare/api/money/queries';
import { Link } from '@dayfare/ui/link';
import { Skeleton } from '@dayfare/ui/skeleton';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { useCurrency } from '../../../kit/money/parts/use-currency.ts';
import { useMoneyTexts } from '../../../kit/money/parts/use-money-texts.ts';
import { firstPage } from '../../../kit/money/records/pages.ts';
import { useApp } from '../../../platform/app-context/app-context.ts';
import { pathTo } from '../../../platform/navigation/path-to.ts';
import { QueryView } from '../../../platform/queries/query-view.tsx';
import { Card } from './card.tsx';

/** Number of recent transactions on the home screen. */
const shown = 4;

/** The list loads in parallel with its rows. */
const RecentList = lazy(async () => ({ default: (await import('./recent-list.tsx')).RecentList }));

/** The last few transactions, with a link to all of them. */
export function RecentTransfers() {
  const { api } = useApp();
  const t = useMoneyTexts();
  const currency = useCurrency();
  const history = useQuery(historyQuery(api, firstPage));
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
        isWaiting={!currency}
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
            <RecentList transactions={transactions.slice(0, shown)} currency={currency ?? 'USD'} />
          </Suspense>
        )}
      </QueryView>
    </Card>
  );
}
