import type { Card } from '@dayfare/api/card/queries';
import { canLinkCards, isInApproval } from '@dayfare/domain/card';
import { startupValue } from '@dayfare/domain/startup';
import { Box } from '@dayfare/ui/box';
import { List } from '@dayfare/ui/list';
import { ListRow } from '@dayfare/ui/list-row';
import { FileText, Link2 } from 'lucide-react';
import { Suspense, useState } from 'react';
import { useApp } from '../../../platform/app-context/app-context.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { laterPart } from '../../../platform/loading/later-part.tsx';

/** Loads when one of the two is opened. */
const Sheets = laterPart(async () => (await import('./card-sheets.tsx')).CardSheets);

/** What opens above the page: the choice of a card to link, and the disclosures, which a card that is in approval can't be linked from. */
export function MoreServices({ card }: { card: Card }) {
  const t = useTexts('card/services');
  const { startup } = useApp();
  const [opened, setOpened] = useState<'link' | 'disclosures' | null>(null);
  const canLink = canLinkCards(startupValue(startup.data.values(), 'AllowedCardType'));
  const isWaiting = isInApproval(card);
  return (
    <>
      <Box background="surface" radius="card" padding="card">
        <List aria-label={t('more.title')}>
          {canLink && !isWaiting && (
            <ListRow
              icon={Link2}
              title={t('more.link.title')}
              subtitle={t('more.link.text')}
              onPress={() => setOpened('link')}
            />
          )}
          <ListRow
            icon={FileText}
            title={t('more.disclosures.title')}
            subtitle={t('more.disclosures.text')}
            onPress={() => setOpened('disclosures')}
          />
        </List>
      </Box>
      {opened && (
        <Suspense fallback={null}>
          <Sheets
            opened={opened}
            program={card.program ?? 'GPR'}
            canLink={canLink && !isWaiting}
            onOpen={setOpened}
          />
        </Suspense>
      )}
    </>
  );
}
