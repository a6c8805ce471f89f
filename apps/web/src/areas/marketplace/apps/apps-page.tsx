import { servicesQuery } from '@dayfare/api/marketplace/queries';
import { shownServices } from '@dayfare/domain/marketplace';
import { EmptyState } from '@dayfare/ui/empty-state';
import { Screen as Page } from '@dayfare/ui/screen';
import { Skeleton } from '@dayfare/ui/skeleton';
import { useQuery } from '@tanstack/react-query';
import { useApp } from '../../../platform/app-context/app-context.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { LoadProblem } from '../../../platform/queries/load-problem.tsx';
import { QueryView } from '../../../platform/queries/query-view.tsx';
import { PageHeader } from '../../session/index.ts';
import { ServiceList } from './service-list.tsx';
import { hasScreen } from './service-screens.ts';

export const title = 'marketplace/apps:titles.page';

/** The services and discounts of partners, by the server's catalogue. */
export function Screen() {
  const t = useTexts('marketplace/apps');
  const services = useQuery(servicesQuery(useApp().api));
  return (
    <QueryView
      queries={[services]}
      loading={<Skeleton shape="row" count={4} isAnnounced />}
      failed={(problem) => (
        <LoadProblem {...problem} title={t('failed')} text={t('failedText')} offlineText={t('offline')} />
      )}
      frame={(content) => <Page header={<PageHeader title={t('titles.page')} />}>{content}</Page>}
    >
      {(listed) => {
        const shown = shownServices(listed, hasScreen);
        return (
          <Page header={<PageHeader title={t('titles.page')} />}>
            {shown.length === 0 ? (
              <EmptyState title={t('none')}>{t('noneText')}</EmptyState>
            ) : (
              <ServiceList services={shown} />
            )}
          </Page>
        );
      }}
    </QueryView>
  );
}
