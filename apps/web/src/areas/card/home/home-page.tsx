import { cardQuery } from '@dayfare/api/card/queries';
import { Screen as Page } from '@dayfare/ui/screen';
import { Skeleton } from '@dayfare/ui/skeleton';
import { Text } from '@dayfare/ui/text';
import { useQuery } from '@tanstack/react-query';
import type { App } from '../../../platform/app-context/app.ts';
import { useApp } from '../../../platform/app-context/app-context.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { LoadProblem } from '../../../platform/queries/load-problem.tsx';
import { queryClientOf } from '../../../platform/queries/query-client.ts';
import { QueryView } from '../../../platform/queries/query-view.tsx';
import { PartHeader } from '../../session/index.ts';
import { CardInUse } from './card-in-use.tsx';
import { KeptPicture, useKeepCard } from './kept-card.tsx';
import { LastMoves } from './last-moves.tsx';
import { NoCard } from './no-card.tsx';

export const title = 'card/home:titles.page';

/** The person's card: what is on it, what happened on it, and where it is; or how far they are from having one. */
export function Screen() {
  const { api } = useApp();
  const t = useTexts('card/home');
  const card = useQuery(cardQuery(api));
  useKeepCard(card.data);
  return (
    <Page isWide header={<PartHeader />}>
      <Text variant="title" isFocusTarget>
        {t('titles.page')}
      </Text>
      <QueryView
        queries={[card]}
        loading={
          <>
            <KeptPicture />
            <LastMoves />
            <Skeleton shape="row" count={3} />
          </>
        }
        failed={(problem) => (
          <LoadProblem
            {...problem}
            title={t('failed')}
            text={t('failedText')}
            offlineText={t('offlineText')}
            headingLevel={2}
          />
        )}
      >
        {(known) =>
          known.detail ? <CardInUse card={known} detail={known.detail} /> : <NoCard card={known} />
        }
      </QueryView>
    </Page>
  );
}

/** Requests the card while the page's code loads. */
export const prefetch = ({ api, session }: App): void =>
  void queryClientOf(session).prefetchQuery(cardQuery(api));
