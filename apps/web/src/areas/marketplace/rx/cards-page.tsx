import { pharmacyCardQuery } from '@dayfare/api/marketplace/queries';
import { familyCardsQuery } from '@dayfare/api/marketplace/rx-queries';
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
import { AddCard } from './add-card.tsx';
import { FamilyCards } from './family-cards.tsx';

export const title = 'marketplace/rx:titles.cards';

/** The cards of the user's household, and a way to add one. */
export function Screen() {
  const { api } = useApp();
  const t = useTexts('marketplace/rx');
  const own = useQuery(pharmacyCardQuery(api));
  const family = useQuery(familyCardsQuery(api));
  return (
    <Page header={<PageHeader title={t('titles.cards')} />}>
      <Stack gap={5}>
        <Text tone="muted">{t('familyText')}</Text>
        <QueryView
          queries={[own, family]}
          loading={<Skeleton shape="row" count={3} isAnnounced />}
          failed={(problem) => (
            <LoadProblem
              {...problem}
              title={t('familyFailed')}
              text={t('failedText')}
              offlineText={t('offline')}
              headingLevel={2}
            />
          )}
        >
          {(numbers, cards) => (
            <Stack gap={5}>
              <FamilyCards own={numbers} cards={cards} />
              <AddCard />
            </Stack>
          )}
        </QueryView>
      </Stack>
    </Page>
  );
}
