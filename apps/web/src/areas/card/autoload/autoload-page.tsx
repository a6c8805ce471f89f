import { autoloadQuery } from '@dayfare/api/card/autoload-queries';
import type { Card, CardDetail } from '@dayfare/api/card/queries';
import { Skeleton } from '@dayfare/ui/skeleton';
import { useQuery } from '@tanstack/react-query';
import { TaskFrame } from '../../../kit/money/parts/task-frame.tsx';
import { useApp } from '../../../platform/app-context/app-context.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { pathTo } from '../../../platform/navigation/path-to.ts';
import { LoadProblem } from '../../../platform/queries/load-problem.tsx';
import { QueryView } from '../../../platform/queries/query-view.tsx';
import { CardTask } from '../parts/card-view.tsx';
import { AutoloadForm } from './autoload-form.tsx';

export const title = 'card/autoload:titles.page';

const backTo = pathTo('/card/services-dashboard');

/** How money comes to the card by itself. It is the card in use that is loaded, whichever the address names. */
export function Screen() {
  const t = useTexts('card/autoload');
  return (
    <CardTask title={t('titles.page')} backTo={backTo} needs="autoload">
      {(card, detail) => <AutoloadOf card={card} detail={detail} />}
    </CardTask>
  );
}

function AutoloadOf({ card, detail }: { card: Card; detail: CardDetail }) {
  const { api } = useApp();
  const t = useTexts('card/autoload');
  const autoload = useQuery(autoloadQuery(api, card.id));
  return (
    <QueryView
      queries={[autoload]}
      frame={(content) => (
        <TaskFrame title={t('titles.page')} backTo={backTo}>
          {content}
        </TaskFrame>
      )}
      loading={<Skeleton shape="control" count={3} isAnnounced />}
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
      {(known) => <AutoloadForm cardId={card.id} last4={detail.last4} autoload={known} />}
    </QueryView>
  );
}
