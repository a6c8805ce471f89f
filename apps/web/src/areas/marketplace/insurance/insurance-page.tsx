import { insuranceQuotesQuery, logInsurance } from '@dayfare/api/marketplace/queries';
import { type InsuranceKind, insuranceKind } from '@dayfare/domain/marketplace';
import { Screen as Page } from '@dayfare/ui/screen';
import { Skeleton } from '@dayfare/ui/skeleton';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { Navigate, useParams } from 'react-router-dom';
import { useApp } from '../../../platform/app-context/app-context.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { pathTo } from '../../../platform/navigation/path-to.ts';
import { LoadProblem } from '../../../platform/queries/load-problem.tsx';
import { QueryView } from '../../../platform/queries/query-view.tsx';
import { PageHeader } from '../../session/index.ts';
import { Quotes } from './quotes.tsx';

export const title = 'marketplace/insurance:titles.page';

/** Quotes of the kind of insurance that the path names: the same facts of each, side by side. */
export function Screen() {
  const { kind: asked = '' } = useParams();
  const kind = insuranceKind.names.find((one) => one.toLowerCase() === asked.toLowerCase());
  return kind ? <Comparison key={kind} kind={kind} /> : <Navigate to={pathTo('/apps')} replace />;
}

function Comparison({ kind }: { kind: InsuranceKind }) {
  const { api } = useApp();
  const t = useTexts('marketplace/insurance');
  const quotes = useQuery(insuranceQuotesQuery(api, kind));
  const { isSuccess } = quotes;
  useEffect(() => {
    // What is noted about a comparison is for the partner: the person loses nothing when it fails.
    if (isSuccess) void logInsurance(api, kind, null).catch(() => undefined);
  }, [api, kind, isSuccess]);
  return (
    <Page isWide header={<PageHeader title={t(`kinds.${kind}`)} />}>
      <QueryView
        queries={[quotes]}
        loading={<Skeleton shape="row" count={3} isAnnounced />}
        failed={(problem) => (
          <LoadProblem
            {...problem}
            title={t('failed')}
            text={t('failedText')}
            offlineText={t('offline')}
            headingLevel={2}
          />
        )}
      >
        {(known) => <Quotes kind={kind} {...known} />}
      </QueryView>
    </Page>
  );
}
