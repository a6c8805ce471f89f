import { Skeleton } from '@dayfare/ui/skeleton';
import { TaskFrame } from '../../../kit/money/parts/task-frame.tsx';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { pathTo } from '../../../platform/navigation/path-to.ts';
import { CardView } from '../parts/card-view.tsx';
import { ActivateCard } from './activate-card.tsx';

export const title = 'card/activate:titles.page';

/** From a new card to one that pays everywhere, step by step. Leaving keeps what is done. */
export function Screen() {
  const t = useTexts('card/activate');
  return (
    <CardView
      frame={(content) => (
        <TaskFrame title={t('titles.page')} backTo={pathTo('/card/home')}>
          {content}
        </TaskFrame>
      )}
      loading={<Skeleton shape="row" count={2} isAnnounced />}
    >
      {(card) => <ActivateCard card={card} />}
    </CardView>
  );
}
