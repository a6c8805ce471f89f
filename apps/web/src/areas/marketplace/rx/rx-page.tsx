import { pharmacyCardQuery } from '@dayfare/api/marketplace/queries';
import { Link } from '@dayfare/ui/link';
import { Screen as Page } from '@dayfare/ui/screen';
import { Skeleton } from '@dayfare/ui/skeleton';
import { Stack } from '@dayfare/ui/stack';
import { Text } from '@dayfare/ui/text';
import { useQuery } from '@tanstack/react-query';
import { useApp } from '../../../platform/app-context/app-context.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { pathTo } from '../../../platform/navigation/path-to.ts';
import { LoadProblem } from '../../../platform/queries/load-problem.tsx';
import { QueryView } from '../../../platform/queries/query-view.tsx';
import { PageHeader } from '../../session/index.ts';
import { PharmacyCard } from './pharmacy-card.tsx';

export const title = 'marketplace/rx:titles.page';

/** The card that is shown at a pharmacy, what it saves, and the cards of the family. */
export function Screen() {
  const t = useTexts('marketplace/rx');
  const card = useQuery(pharmacyCardQuery(useApp().api));
  return (
    <Page header={<PageHeader title={t('titles.page')} />}>
      <QueryView
        queries={[card]}
        loading={<Skeleton shape="row" count={4} isAnnounced />}
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
        {(numbers) => (
          <Stack gap={5}>
            <Text tone="muted">{t('text')}</Text>
            <PharmacyCard heading={t('card')} card={numbers} />
            <Stack gap={3} align="start">
              <Link href={pathTo('/rxdiscount/prices')} variant="standalone">
                {t('findPrice')}
              </Link>
              <Link href={pathTo('/rxdiscount/cards')} variant="standalone">
                {t('family')}
              </Link>
            </Stack>
            <Text variant="label" tone="muted">
              {t('noInsurance')}
            </Text>
          </Stack>
        )}
      </QueryView>
    </Page>
  );
}
