import { tipsHistoryQuery } from '@dayfare/api/tips/queries';
import { EmptyState } from '@dayfare/ui/empty-state';
import { Inline } from '@dayfare/ui/inline';
import { Link } from '@dayfare/ui/link';
import { LoadMore } from '@dayfare/ui/load-more';
import { Skeleton } from '@dayfare/ui/skeleton';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useApp } from '../../../platform/app-context/app-context.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { pathTo } from '../../../platform/navigation/path-to.ts';
import { PageFrame } from '../../../platform/page-chrome/page-frame.tsx';
import { LoadProblem } from '../../../platform/queries/load-problem.tsx';
import { QueryView } from '../../../platform/queries/query-view.tsx';
import { DepositList } from '../home/deposit-list.tsx';
import { filtersFrom, isNarrowed, queryOf } from './address.ts';

export const title = 'tips/history:titles.page';

/** How many more are shown with each press. */
const page = 20;

/** Everything an employer has reported of tips and mileage, by filters. */
export function HistoryScreen() {
  const { api } = useApp();
  const t = useTexts('tips/history');
  const words = useTexts('tips/home');
  const [query] = useSearchParams();
  const filters = filtersFrom(query);
  const [count, setCount] = useState(page);
  const history = useQuery({
    ...tipsHistoryQuery(api, filters, count),
    placeholderData: keepPreviousData,
  });
  const isFiltered = isNarrowed(filters);
  return (
    <QueryView
      queries={[history]}
      loading={<Skeleton shape="row" count={5} isAnnounced />}
      failed={(problem) => (
        <LoadProblem
          {...problem}
          title={words('failed')}
          text={words('failedText')}
          offlineText={words('offline')}
        />
      )}
      frame={(content) => <Frame>{content}</Frame>}
    >
      {({ deposits, total, currency }) => (
        <Frame>
          <Inline gap={4}>
            <Link variant="standalone" href={pathTo('/timely-tips/filters', {}, queryOf(filters))}>
              {t(isFiltered ? 'change' : 'filter')}
            </Link>
            {isFiltered && (
              <Link variant="standalone" href={pathTo('/timely-tips/transactionhistory')}>
                {t('clear')}
              </Link>
            )}
          </Inline>
          {total === 0 ? (
            <EmptyState title={isFiltered ? t('nothingFits') : words('none')}>
              {isFiltered ? t('nothingFitsText') : words('noneText')}
            </EmptyState>
          ) : (
            <>
              <DepositList heading={t('found', { count: total })} deposits={deposits} currency={currency} />
              <LoadMore
                shown={deposits.length}
                total={total}
                isLoading={history.isFetching}
                onPress={() => setCount(count + page)}
              />
            </>
          )}
        </Frame>
      )}
    </QueryView>
  );
}

function Frame({ children }: { children: ReactNode }) {
  const t = useTexts('tips/history');
  return <PageFrame title={t('titles.page')}>{children}</PageFrame>;
}

export { HistoryScreen as Screen };
