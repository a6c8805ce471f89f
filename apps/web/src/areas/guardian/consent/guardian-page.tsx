import { AppHeader } from '@dayfare/ui/app-header';
import { Screen as Page } from '@dayfare/ui/screen';
import { Skeleton } from '@dayfare/ui/skeleton';
import { Stack } from '@dayfare/ui/stack';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Navigate } from 'react-router-dom';
import { useApp } from '../../../platform/app-context/app-context.ts';
import { BrandMark } from '../../../platform/brand/brand-mark.tsx';
import { useFaultLog } from '../../../platform/failures/use-fault-log.ts';
import { LanguageSwitch } from '../../../platform/i18n/language-switch.tsx';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { LoadProblem } from '../../../platform/queries/load-problem.tsx';
import { QueryView } from '../../../platform/queries/query-view.tsx';
import { WithQueries } from '../../../platform/queries/with-queries.tsx';
import { elsewhere, type GuardianPath, type Landed, landingQuery } from './landing.ts';
import { NoLink } from './no-link.tsx';

export interface GuardianPageProps {
  path: GuardianPath;
  /** What the page shows of the consent. */
  children: (landed: Landed) => ReactNode;
}

/** A page of a guardian's: looks where the link leads, and goes there. Visitors' pages have no query cache of their own. */
export function GuardianPage(props: GuardianPageProps) {
  return (
    <WithQueries>
      <Page header={<AppHeader logo={<BrandMark />} trailing={<LanguageSwitch />} />}>
        <Looking {...props} />
      </Page>
    </WithQueries>
  );
}

function Looking({ path, children }: GuardianPageProps) {
  const t = useTexts('guardian/consent');
  const landing = useQuery(landingQuery(useApp()));
  useFaultLog(landing.error, 'guardian.landing');
  return (
    <QueryView
      queries={[landing]}
      loading={
        <Stack gap="section">
          <Skeleton shape="text" count={3} isAnnounced />
          <Skeleton shape="text" count={6} />
          <Skeleton shape="control" />
        </Stack>
      }
      failed={(problem) => (
        <LoadProblem
          {...problem}
          title={t('failed.title')}
          text={t('failed.text')}
          offlineText={t('failed.offline')}
          headingLevel={1}
        />
      )}
    >
      {(landed) => {
        if (!landed) return <NoLink />;
        const there = elsewhere(landed, path);
        return there ? <Navigate to={there} replace /> : children(landed);
      }}
    </QueryView>
  );
}
