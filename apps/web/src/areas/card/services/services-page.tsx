import { cardQuery } from '@dayfare/api/card/queries';
import { Screen as Page } from '@dayfare/ui/screen';
import { Skeleton } from '@dayfare/ui/skeleton';
import type { App } from '../../../platform/app-context/app.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { queryClientOf } from '../../../platform/queries/query-client.ts';
import { PageHeader } from '../../session/index.ts';
import { CardView } from '../parts/card-view.tsx';
import { LockCard } from '../parts/lock-card.tsx';
import { MoreServices } from './more-services.tsx';
import { ServiceList } from './service-list.tsx';

export const title = 'card/services:titles.page';

/** What can be done with the card, and why something can't. */
export function Screen() {
  const t = useTexts('card/services');
  return (
    <Page isWide header={<PageHeader title={t('titles.page')} />}>
      <CardView loading={<Skeleton shape="row" count={4} isAnnounced />}>
        {(card) => (
          <>
            <LockCard card={card} />
            <ServiceList card={card} />
            <MoreServices card={card} />
          </>
        )}
      </CardView>
    </Page>
  );
}

/** Requests the card while the page's code loads. */
export const prefetch = ({ api, session }: App): void =>
  void queryClientOf(session).prefetchQuery(cardQuery(api));
