import { agreedContractsQuery } from '@dayfare/api/contracts/queries';
import { EmptyState } from '@dayfare/ui/empty-state';
import { Screen as Page } from '@dayfare/ui/screen';
import { Skeleton } from '@dayfare/ui/skeleton';
import { Stack } from '@dayfare/ui/stack';
import { Text } from '@dayfare/ui/text';
import { useQuery } from '@tanstack/react-query';
import { useApp } from '../../../platform/app-context/app-context.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { LoadProblem } from '../../../platform/queries/load-problem.tsx';
import { QueryView } from '../../../platform/queries/query-view.tsx';
import { PageHeader } from '../../session/index.ts';
import { AgreedList } from './agreed-list.tsx';
import { OfferedContracts } from './offered-contracts.tsx';
import { PrivacyStatement } from './privacy-statement.tsx';

export const title = 'contracts/agreements:titles.page';

/** What a person has agreed to, and every agreement that can be looked up. */
export function Screen() {
  const app = useApp();
  const t = useTexts('contracts/agreements');
  const agreed = useQuery(agreedContractsQuery(app.api));
  return (
    <Page header={<PageHeader title={t('titles.page')} />} isWide>
      <Stack as="section" gap={2}>
        <Text variant="heading">{t('agreed.title')}</Text>
        <QueryView
          queries={[agreed]}
          loading={<Skeleton shape="row" count={4} isAnnounced />}
          failed={(problem) => (
            <LoadProblem
              {...problem}
              title={t('agreed.failedTitle')}
              text={t('agreed.failed')}
              offlineText={t('agreed.offline')}
              headingLevel={3}
            />
          )}
          empty={{
            when: (contracts) => contracts.length === 0,
            show: (
              <EmptyState title={t('agreed.emptyTitle')} headingLevel={3}>
                {t('agreed.empty')}
              </EmptyState>
            ),
          }}
        >
          {(contracts) => <AgreedList contracts={contracts} />}
        </QueryView>
      </Stack>
      {/* How long the list is isn't known before: what is below would move. */}
      {!agreed.isPending && (
        <>
          <PrivacyStatement />
          <OfferedContracts />
        </>
      )}
    </Page>
  );
}
